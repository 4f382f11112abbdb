import { router } from '../core/trpc.ts';
import { adminContactsRouter } from './contacts.router.ts';
import { adminLogsRouter } from './logs.router.ts';
import { adminOrdersRouter } from './orders.router.ts';
import { adminOrganizationsRouter } from './organizations.router.ts';
import { adminRolesRouter } from './roles.router.ts';
import { adminUsersRouter } from './users.router.ts';

/** ADM-01. Each procedure asks for its own permission, so that a refusal is logged by name. */
export const adminRouter = router({
  users: adminUsersRouter,
  roles: adminRolesRouter,
  logs: adminLogsRouter,
  organizations: adminOrganizationsRouter,
  contacts: adminContactsRouter,
  orders: adminOrdersRouter,
});
