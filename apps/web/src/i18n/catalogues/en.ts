import { appMessages } from '#app/app.messages.ts';
import { authMessages } from '#features/auth/auth.messages.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.ts';
import { saveMessages } from '#features/collections/save.messages.ts';
import { headerMessages } from '#features/header/header.messages.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.ts';
import { toastMessages } from '#lib/toasts.messages.ts';
import { errorMessages } from '../errors.messages.ts';

/** English, which also types the keys of the others. One entry per feature. */
export const en = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
} as const;
