import { router } from '../trpc.ts';
import { adminCatalogRouter } from '../catalog/import/import.router.ts';
import { adminModerationRouter } from '../chat/moderation/moderation.router.ts';
import { adminContactsRouter } from '../contact/inbox.router.ts';
import { adminLogsRouter } from '../action-log/action-log.router.ts';
import { adminOrdersRouter } from '../purchases/orders.router.ts';
import { adminJobsRouter } from '../jobs/staff.router.ts';
import { adminOrganizationsRouter } from '../organizations/organizations.router.ts';
import { adminReviewsRouter } from '../reviews/flagged.router.ts';
import { adminRolesRouter } from '../access/roles.router.ts';
import { adminVendorsRouter } from '../vendors/vendors.router.ts';
import { adminUsersRouter } from './users.router.ts';

/** ADM-01. Each procedure asks for its own permission, so that a refusal is logged by name. */
export const adminRouter = router({
  users: adminUsersRouter,
  roles: adminRolesRouter,
  logs: adminLogsRouter,
  jobs: adminJobsRouter,
  organizations: adminOrganizationsRouter,
  contacts: adminContactsRouter,
  orders: adminOrdersRouter,
  catalog: adminCatalogRouter,
  moderation: adminModerationRouter,
  reviews: adminReviewsRouter,
  vendors: adminVendorsRouter,
});
