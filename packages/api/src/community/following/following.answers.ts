import { z } from 'zod';
import { count, id, moment, nextCursor } from '#kernel/answers.ts';

export const followState = z.strictObject({
  followers: count.describe('People who follow the member, those too whom the reader may not see.'),
  followed: count.describe('People whom the member follows, likewise.'),
  isFollowed: z.boolean().describe('The reader follows the member.'),
  followsReader: z.boolean(),
});
/** Follows of one member, as a reader sees them. */
export interface FollowState extends z.infer<typeof followState> {}

export const followPerson = z.strictObject({
  id,
  address: z.string().describe('What the path of their profile ends with.'),
  handle: z.string().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  since: moment.describe('When the follow began.'),
  isFollowed: z.boolean().describe('The reader follows them.'),
});
export interface FollowPerson extends z.infer<typeof followPerson> {}

export const followPage = z.strictObject({
  people: z.array(followPerson).describe('The newest follow first.'),
  nextCursor,
});
export interface FollowPage extends z.infer<typeof followPage> {}
