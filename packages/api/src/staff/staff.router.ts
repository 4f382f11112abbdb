import { router } from '#kernel/trpc.ts';
import { adminCatalogRouter } from '#supply/import/import.router.ts';
import { adminContactsRouter } from './inbox/inbox.router.ts';
import { adminLogsRouter } from './action-log/action-log.router.ts';
import { adminOrdersRouter } from '#purchases/orders.router.ts';
import { adminJobsRouter } from './jobs/staff.router.ts';
import { adminOrganizationsRouter } from '#identity/organizations/organizations.router.ts';
import { adminModerationRouter, adminReviewsRouter } from './reports/reports.router.ts';
import { adminRolesRouter } from './roles/roles.router.ts';
import { adminVendorsRouter } from '#supply/vendors/vendors.router.ts';
import { adminUsersRouter } from './users/users.router.ts';

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
