import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { changeRolesInput, roleInput } from '../staff.contract.ts';
import * as service from './roles.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './roles.answers.ts';

const procedure = permissionProcedure('admin.roles');

export const adminRolesRouter = router({
  list: procedure.output(answer<answers.RoleMatrix>(answers.roleMatrix)).query(({ ctx }) => service.listRoles(ctx)),
  create: procedure
    .input(roleInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.createRole(ctx, input)),
  change: procedure
    .input(changeRolesInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.changeRoles(ctx, input)),
  delete: procedure
    .input(roleInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.deleteRole(ctx, input)),
});
