import { appMessages } from '#app/app.messages.pt.ts';
import { authMessages } from '#features/auth/auth.messages.pt.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.pt.ts';
import { saveMessages } from '#features/collections/save.messages.pt.ts';
import { headerMessages } from '#features/header/header.messages.pt.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.pt.ts';
import { toastMessages } from '#lib/toasts.messages.pt.ts';
import type { Translation } from '../messages.ts';
import { errorMessages } from '../errors.messages.pt.ts';

/** Portuguese, as written in Brazil. */
export const pt: Translation = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
};
