import { permissionProcedure } from '#kernel/permission-procedure.ts';
import { router } from '#kernel/trpc.ts';
import { listContactsInput, setContactStatusInput } from './inbox.contract.ts';
import * as service from './inbox.service.ts';

const procedure = permissionProcedure('admin.contacts');

export const adminContactsRouter = router({
  list: procedure.input(listContactsInput).query(({ ctx, input }) => service.listContacts(ctx, input)),
  setStatus: procedure.input(setContactStatusInput).mutation(({ ctx, input }) => service.setContactStatus(ctx, input)),
});
