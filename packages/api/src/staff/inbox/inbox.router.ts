import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { listContactsInput, setContactStatusInput } from './inbox.contract.ts';
import * as service from './inbox.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import type { TablePage } from '#kernel/table/table.contract.ts';
import * as answers from './inbox.answers.ts';

const procedure = permissionProcedure('admin.contacts');

export const adminContactsRouter = router({
  list: procedure
    .input(listContactsInput)
    .output(answer<TablePage<answers.AdminContact>>(answers.contacts))
    .query(({ ctx, input }) => service.listContacts(ctx, input)),
  setStatus: procedure
    .input(setContactStatusInput)
    .output(ok)
    .mutation(({ ctx, input }) => service.setContactStatus(ctx, input)),
});
