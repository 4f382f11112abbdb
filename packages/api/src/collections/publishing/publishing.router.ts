import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, router } from '#kernel/trpc.ts';
import { collectionInput } from '../collections.contract.ts';
import * as answers from './publishing.answers.ts';
import { publishInput } from './publishing.contract.ts';
import * as service from './publishing.service.ts';

export const publishingRouter = router({
  own: memberProcedure
    .input(collectionInput)
    .output(answer<{ publication: answers.Publication | null }>(answers.ownPublication))
    .query(calls(service.readOwnPublication)),
  publish: memberProcedure
    .meta({ scope: 'share' })
    .input(publishInput)
    .output(answer<{ publication: answers.Publication }>(answers.madePublication))
    .mutation(calls(service.publish)),
  unpublish: memberProcedure
    .meta({ scope: 'share' })
    .input(collectionInput)
    .output(ok)
    .mutation(calls(service.unpublish)),
});
