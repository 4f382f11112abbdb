import { memberProcedure } from '../core/trpc.ts';
import type { Permission } from './access.contract.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Only for who holds the permission, which is asked before the input is read: that costs more than to refuse. The service
 * asks again, since it is called from elsewhere too.
 */
export const permittedProcedure = (permission: Permission) =>
  memberProcedure.use(async ({ ctx, path, next }) =>
    next({ ctx: { actor: await requirePermission(ctx, permission, path) } }),
  );
