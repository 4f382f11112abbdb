import { appMessages } from '#app/app.messages.es.ts';
import { authMessages } from '#features/auth/auth.messages.es.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.es.ts';
import { saveMessages } from '#features/collections/save.messages.es.ts';
import { headerMessages } from '#features/header/header.messages.es.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.es.ts';
import { toastMessages } from '#lib/toasts.messages.es.ts';
import type { Translation } from '../messages.ts';
import { errorMessages } from '../errors.messages.es.ts';

/** Spanish. */
export const es: Translation = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
};
