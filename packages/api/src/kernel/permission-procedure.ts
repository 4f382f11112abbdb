import { memberProcedure } from './trpc.ts';
import type { Permission } from './permissions.contract.ts';
import { requirePermission } from './require-permission.ts';

/**
 * Only for who holds the permission, which is asked before the input is read: that costs more than to refuse. A refusal is
 * logged by the procedure's name.
 */
export const permissionProcedure = <Of extends Permission>(permission: Of) =>
  memberProcedure.use(async ({ ctx, path, next }) => next({ ctx: await requirePermission(ctx, permission, path) }));
