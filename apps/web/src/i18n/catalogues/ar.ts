import type { Translation } from '../messages.ts';
import { appMessages } from '#app/app.messages.ar.ts';
import { authMessages } from '#features/auth/auth.messages.ar.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.ar.ts';
import { saveMessages } from '#features/collections/save.messages.ar.ts';
import { headerMessages } from '#features/header/header.messages.ar.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.ar.ts';
import { toastMessages } from '#lib/toasts.messages.ar.ts';
import { errorMessages } from '../errors.messages.ar.ts';

export const ar: Translation = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
};
