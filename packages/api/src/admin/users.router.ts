import { memberProcedure, router } from '../core/trpc.ts';
import { changeUserRolesInput, listUsersInput, suspendInput, userInput } from './admin.contract.ts';
import * as service from './users.service.ts';

export const adminUsersRouter = router({
  list: memberProcedure.input(listUsersInput).query(({ ctx, input }) => service.listUsers(ctx, input)),
  get: memberProcedure.input(userInput).query(({ ctx, input }) => service.getUser(ctx, input)),
  changeRoles: memberProcedure.input(changeUserRolesInput).mutation(({ ctx, input }) => service.changeUserRoles(ctx, input)),
  suspend: memberProcedure.input(suspendInput).mutation(({ ctx, input }) => service.suspendUser(ctx, input)),
  unsuspend: memberProcedure.input(userInput).mutation(({ ctx, input }) => service.unsuspendUser(ctx, input)),
  endSessions: memberProcedure.input(userInput).mutation(({ ctx, input }) => service.endUserSessions(ctx, input)),
});
