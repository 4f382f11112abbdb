import { memberProcedure, router } from '../core/trpc.ts';
import { changeRolesInput, roleInput } from './admin.contract.ts';
import * as service from './roles.service.ts';

export const adminRolesRouter = router({
  list: memberProcedure.query(({ ctx }) => service.listRoles(ctx)),
  create: memberProcedure.input(roleInput).mutation(({ ctx, input }) => service.createRole(ctx, input)),
  change: memberProcedure.input(changeRolesInput).mutation(({ ctx, input }) => service.changeRoles(ctx, input)),
  delete: memberProcedure.input(roleInput).mutation(({ ctx, input }) => service.deleteRole(ctx, input)),
});
