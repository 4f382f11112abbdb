import { memberProcedure, router } from '../core/trpc.ts';
import { listContactsInput, setContactStatusInput } from './admin.contract.ts';
import * as service from './contacts.service.ts';

export const adminContactsRouter = router({
  list: memberProcedure.input(listContactsInput).query(({ ctx, input }) => service.listContacts(ctx, input)),
  setStatus: memberProcedure.input(setContactStatusInput).mutation(({ ctx, input }) => service.setContactStatus(ctx, input)),
});
