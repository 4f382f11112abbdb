import { router, sessionProcedure } from '#kernel/trpc.ts';
import { createKeyInput, keyInput } from './api-keys.contract.ts';
import { createKey, listKeys, revokeKey } from './api-keys.service.ts';

export const apiKeysRouter = router({
  list: sessionProcedure.query(({ ctx }) => listKeys(ctx)),
  create: sessionProcedure.input(createKeyInput).mutation(({ ctx, input }) => createKey(ctx, input)),
  revoke: sessionProcedure.input(keyInput).mutation(({ ctx, input }) => revokeKey(ctx, input)),
});
