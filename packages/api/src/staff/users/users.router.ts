import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { changeUserRolesInput, listUsersInput, suspendInput, userInput } from '../staff.contract.ts';
import * as service from './users.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import * as answers from './users.answers.ts';

const procedure = permissionProcedure('admin.users');

export const adminUsersRouter = router({
  list: procedure
    .input(listUsersInput)
    .output(answer<TablePage<answers.AdminUser>>(answers.users))
    .query(({ ctx, input }) => service.listUsers(ctx, input)),
  get: procedure
    .input(userInput)
    .output(answer<{ user: answers.AdminUserDetail }>(answers.userDetail))
    .query(({ ctx, input }) => service.getUser(ctx, input)),
  changeRoles: procedure
    .input(changeUserRolesInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.changeUserRoles(ctx, input)),
  suspend: procedure
    .input(suspendInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.suspendUser(ctx, input)),
  unsuspend: procedure
    .input(userInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.unsuspendUser(ctx, input)),
  endSessions: procedure
    .input(userInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.endUserSessions(ctx, input)),
});
