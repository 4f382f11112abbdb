import { appMessages } from '#app/app.messages.de.ts';
import { authMessages } from '#features/auth/auth.messages.de.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.de.ts';
import { saveMessages } from '#features/collections/save.messages.de.ts';
import { headerMessages } from '#features/header/header.messages.de.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.de.ts';
import { toastMessages } from '#lib/toasts.messages.de.ts';
import { errorMessages } from '../errors.messages.de.ts';
import type { Translation } from '../messages.ts';

export const de: Translation = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
};
