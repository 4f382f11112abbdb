import { router, sessionProcedure } from '../core/trpc.ts';
import { createKeyInput, keyInput } from './account.contract.ts';
import { createKey, listKeys, revokeKey } from './keys.service.ts';

export const apiKeysRouter = router({
  list: sessionProcedure.query(({ ctx }) => listKeys(ctx)),
  create: sessionProcedure.input(createKeyInput).mutation(({ ctx, input }) => createKey(ctx, input)),
  revoke: sessionProcedure.input(keyInput).mutation(({ ctx, input }) => revokeKey(ctx, input)),
});
