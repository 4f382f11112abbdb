import { answer, ok } from '#kernel/answers.ts';
import { calls, memberProcedure, publicProcedure, router } from '#kernel/trpc.ts';
import { collectionInput } from '../collections.contract.ts';
import * as answers from './publishing.answers.ts';
import { readDirectory, readFollowing } from './directory.service.ts';
import * as following from './following.service.ts';
import { directoryInput, followingInput, followInput, publishInput } from './publishing.contract.ts';
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
  directory: publicProcedure
    .input(directoryInput)
    .output(answer<answers.PublishedPage>(answers.publishedPage))
    .query(calls(readDirectory)),
  following: memberProcedure
    .input(followingInput)
    .output(answer<answers.PublishedPage>(answers.publishedPage))
    .query(calls(readFollowing)),
  follow: memberProcedure
    .input(followInput)
    .output(answer<answers.Followed>(answers.followed))
    .mutation(calls(following.follow)),
  unfollow: memberProcedure
    .input(followInput)
    .output(answer<answers.Followed>(answers.followed))
    .mutation(calls(following.unfollow)),
});
