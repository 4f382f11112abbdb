import { expect, it } from 'vitest';
import { errorLimits } from './errors.limits.ts';
import { ERRORS } from './errors.ts';

const said = (value: number) => value.toLocaleString('en');
const numbersOf = (sentence: string) => sentence.match(/\d[\d,.]*\d|\d/g) ?? [];

it('each number in a sentence about a failure is one of the limits, written as people read it (UI-06)', () => {
  const limits = new Set(Object.values(errorLimits).map(said));
  const others = Object.entries(ERRORS).flatMap(([key, { sentence }]) =>
    numbersOf(sentence).flatMap((number) => (limits.has(number) ? [] : `${key}: ${number}`)),
  );
  expect(others).toEqual([]);
});

it.each([
  ['picture_unreadable', ['pictureMegapixels']],
  ['collection_full', ['collectionItems']],
  ['too_many_collections', ['collections']],
  ['too_many_keys', ['apiKeys']],
  ['too_many_purchases', ['purchases']],
  ['too_many_watches', ['watches']],
  ['quota_reached', ['memberMegabytes', 'memberFiles', 'teamGigabytes']],
  ['file_too_large', ['fileMegabytes']],
  ['too_many_webhooks', ['webhooks']],
  ['too_many_blocked', ['blocked']],
  ['too_many_reminders', ['reminders']],
  ['too_many_scheduled', ['scheduled']],
  ['team_full', ['teamInvitations', 'teamMembers']],
] as const)('the sentence of %s names the limit that it is about (UI-06)', (key, limits) => {
  expect(numbersOf(ERRORS[key].sentence)).toEqual(limits.map((limit) => said(errorLimits[limit])));
});

it('no other sentence names a size (UI-06)', () => {
  const naming = Object.entries(ERRORS).flatMap(([key, { sentence }]) => (numbersOf(sentence).length > 0 ? key : []));
  expect(naming).toHaveLength(13);
});
