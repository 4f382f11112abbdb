import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { changeRolesInput, roleInput } from '../staff.contract.ts';
import * as service from './roles.service.ts';

const procedure = permissionProcedure('admin.roles');

export const adminRolesRouter = router({
  list: procedure.query(({ ctx }) => service.listRoles(ctx)),
  create: procedure.input(roleInput).mutation(({ ctx, input }) => service.createRole(ctx, input)),
  change: procedure.input(changeRolesInput).mutation(({ ctx, input }) => service.changeRoles(ctx, input)),
  delete: procedure.input(roleInput).mutation(({ ctx, input }) => service.deleteRole(ctx, input)),
});
