import { getAvatar } from './avatars.ts';
import { calendarRoutes } from './calendar.ts';
import { catalogRoutes } from './catalog.ts';
import { importCatalog } from './catalog-import.ts';
import { collectionsRoutes } from './collections.ts';
import { libraryRoutes } from './library.ts';
import { fileDownloads } from './chat/download-file.ts';
import { messageRoutes } from './chat/messages.ts';
import { roomRoutes } from './chat/rooms.ts';
import { chatStream } from './chat/stream.ts';
import { receiveWebhook } from './chat/receive-webhook.ts';
import { uploadFile } from './chat/upload-file.ts';
import type { Route } from './define-route.ts';
import { accountExport } from './files/account-export.ts';
import { adminExports } from './files/admin-export.ts';
import { collectionsExport } from './files/collections-export.ts';
import { purchasesExport } from './files/purchases-export.ts';
import { frozenPages } from './files/frozen-pages.ts';
import { hasGravatar } from './gravatar.ts';
import { notificationRoutes } from './notifications.ts';
import { getPicture, uploadPictureRoute } from './pictures.ts';
import { apiPageRoutes } from './site/api-page.ts';
import { downloadRoutes } from './site/downloads.ts';
import { feedRoutes } from './site/feeds.ts';
import { sharedFeedRoutes } from './site/shared-feeds.ts';
import { healthRoutes } from './site/health.ts';
import { getMetrics } from './site/metrics.ts';
import { getOpenApi } from './site/openapi.ts';
import { describeSearch, suggestSearches } from './site/opensearch.ts';
import { getPreview } from './site/previews.ts';
import { getSecurityContact } from './site/security-txt.ts';
import { watchRoutes } from './watches.ts';
import { receiveMailEvents, showMailChoices, unsubscribeMail } from './mail-choices.ts';
import { userCollectionsRoutes } from './user-collections.ts';

/** Every route of REST, in the order of the document. */
export const ROUTES: readonly Route[] = [
  ...userCollectionsRoutes,
  collectionsExport,
  ...catalogRoutes,
  ...feedRoutes,
  ...sharedFeedRoutes,
  describeSearch,
  suggestSearches,
  getPreview,
  getPicture,
  uploadPictureRoute,
  ...collectionsRoutes,
  ...libraryRoutes,
  ...notificationRoutes,
  ...watchRoutes,
  ...roomRoutes,
  ...messageRoutes,
  chatStream,
  uploadFile,
  ...fileDownloads,
  receiveWebhook,
  unsubscribeMail,
  showMailChoices,
  receiveMailEvents,
  hasGravatar,
  getAvatar,
  accountExport,
  purchasesExport,
  ...calendarRoutes,
  ...frozenPages,
  ...adminExports,
  importCatalog,
  getOpenApi,
  ...apiPageRoutes,
  ...downloadRoutes,
  getSecurityContact,
  ...healthRoutes,
  getMetrics,
];
