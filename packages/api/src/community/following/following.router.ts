import { answer } from '#kernel/answers.ts';
import { calls, memberProcedure, router } from '#kernel/trpc.ts';
import * as answers from './following.answers.ts';
import { followInput, followPageInput, followStateInput } from './following.contract.ts';
import { follow, listFollowed, listFollowers, readState } from './following.service.ts';

const page = () => memberProcedure.input(followPageInput).output(answer<answers.FollowPage>(answers.followPage));

export const followingRouter = router({
  follow: memberProcedure
    .input(followInput)
    .output(answer<answers.FollowState>(answers.followState))
    .mutation(calls(follow)),
  state: memberProcedure
    .input(followStateInput)
    .output(answer<answers.FollowState>(answers.followState))
    .query(calls(readState)),
  followers: page().query(calls(listFollowers)),
  followed: page().query(calls(listFollowed)),
});
