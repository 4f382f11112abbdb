import type { ChangeProfileInput, OwnProfile } from '@onceware/api/community/profiles/profiles.contract';
import { useState } from 'react';
import { trpc } from '#lib/api/trpc.ts';

type Draft = Required<Pick<OwnProfile, 'about' | 'links' | 'interests' | 'visibility' | 'saysBought'>> & {
  handle: string;
};

const draftOf = ({ handle, about, links, interests, visibility, saysBought }: OwnProfile): Draft => ({
  handle: handle ?? '',
  about,
  links,
  interests,
  visibility,
  saysBought,
});

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields of a draft that differ from what is kept; an emptied handle is no wish, since there is no way back to none. */
function changesOf(draft: Draft, own: OwnProfile): ChangeProfileInput {
  const before = draftOf(own);
  const now = {
    ...draft,
    handle: draft.handle.trim() || before.handle,
    about: draft.about.trim(),
    links: draft.links.flatMap((link) => link.trim() || []),
    interests: [...draft.interests].toSorted(),
  };
  const kept = { ...before, interests: [...before.interests].toSorted() };
  return {
    ...(now.handle !== kept.handle && { handle: now.handle }),
    ...(now.about !== kept.about && { about: now.about }),
    ...(!isEqual(now.links, kept.links) && { links: now.links }),
    ...(!isEqual(now.interests, kept.interests) && { interests: now.interests }),
    ...(now.visibility !== kept.visibility && { visibility: now.visibility }),
    ...(now.saysBought !== kept.saysBought && { saysBought: now.saysBought }),
  };
}

/** Holds the form's values, whether they differ from the profile, and how they are saved. */
export function useOwnDraft(own: OwnProfile) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(() => draftOf(own));
  const changes = changesOf(draft, own);

  const save = async () => {
    const saved = await utils.client.profiles.change.mutate(changes);
    utils.profiles.mine.setData(undefined, saved);
    setDraft(draftOf(saved));
    await Promise.all([utils.profiles.get.invalidate(), utils.profiles.card.invalidate()]);
  };
  return {
    draft,
    change: (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields })),
    isDirty: Object.keys(changes).length > 0,
    save,
  };
}
