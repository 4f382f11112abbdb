import { router, sessionProcedure } from '#kernel/trpc.ts';
import { createKeyInput, keyInput } from './api-keys.contract.ts';
import { createKey, listKeys, revokeKey } from './api-keys.service.ts';
import { answer, ok } from '#kernel/answers.ts';
import * as answers from './api-keys.answers.ts';

export const apiKeysRouter = router({
  list: sessionProcedure.output(answer<answers.ApiKeys>(answers.apiKeys)).query(({ ctx }) => listKeys(ctx)),
  create: sessionProcedure
    .input(createKeyInput)
    .output(answer<answers.CreatedKey>(answers.createdKey))
    .mutation(({ ctx, input }) => createKey(ctx, input)),
  revoke: sessionProcedure
    .input(keyInput)
    .output(ok)
    .mutation(({ ctx, input }) => revokeKey(ctx, input)),
});
