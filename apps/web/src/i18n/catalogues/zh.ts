import type { Translation } from '../messages.ts';
import { appMessages } from '#app/app.messages.zh.ts';
import { authMessages } from '#features/auth/auth.messages.zh.ts';
import { catalogMessages } from '#features/catalog/catalog.messages.zh.ts';
import { saveMessages } from '#features/collections/save.messages.zh.ts';
import { headerMessages } from '#features/header/header.messages.zh.ts';
import { sidePanelMessages } from '#features/side-panel/side-panel.messages.zh.ts';
import { toastMessages } from '#lib/toasts.messages.zh.ts';
import { errorMessages } from '../errors.messages.zh.ts';

export const zh: Translation = {
  app: appMessages,
  auth: authMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
  save: saveMessages,
  sidePanel: sidePanelMessages,
  toasts: toastMessages,
};
