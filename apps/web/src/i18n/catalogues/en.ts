import { appMessages } from '../../app/app.messages.ts';
import { catalogMessages } from '../../features/catalog/catalog.messages.ts';
import { headerMessages } from '../../features/header/header.messages.ts';
import { errorMessages } from '../errors.messages.ts';

/** English, which also types the keys of the others. One entry per feature. */
export const en = {
  app: appMessages,
  catalog: catalogMessages,
  errors: errorMessages,
  header: headerMessages,
} as const;
