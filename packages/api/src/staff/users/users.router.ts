import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { changeUserRolesInput, listUsersInput, suspendInput, userInput } from '../staff.contract.ts';
import * as service from './users.service.ts';

const procedure = permissionProcedure('admin.users');

export const adminUsersRouter = router({
  list: procedure.input(listUsersInput).query(({ ctx, input }) => service.listUsers(ctx, input)),
  get: procedure.input(userInput).query(({ ctx, input }) => service.getUser(ctx, input)),
  changeRoles: procedure.input(changeUserRolesInput).mutation(({ ctx, input }) => service.changeUserRoles(ctx, input)),
  suspend: procedure.input(suspendInput).mutation(({ ctx, input }) => service.suspendUser(ctx, input)),
  unsuspend: procedure.input(userInput).mutation(({ ctx, input }) => service.unsuspendUser(ctx, input)),
  endSessions: procedure.input(userInput).mutation(({ ctx, input }) => service.endUserSessions(ctx, input)),
});
