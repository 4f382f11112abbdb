import { ok } from '#kernel/answers.ts';
import { publicProcedure, router } from '#kernel/trpc.ts';
import { sendMessageInput } from './contact.contract.ts';
import { sendMessage } from './contact.service.ts';

export const contactRouter = router({
  send: publicProcedure
    .input(sendMessageInput)
    .output(ok)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
});
