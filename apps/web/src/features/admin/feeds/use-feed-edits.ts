import { isSame, mergeEdits } from '@onceware/api/supply/editing/merge.contract';
import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { useState } from 'react';
import { type Settings, settingsOf } from './settings.ts';

interface Edits {
  /** Settings at the time of the first edit. */
  base: Settings;
  mine: Settings;
}

/** A feed's settings with unsaved changes, which survive every reload of the feed. */
export function useFeedEdits(feed: Feed) {
  const theirs = settingsOf(feed);
  const [edits, setEdits] = useState<Edits | null>(null);
  const content = edits ? mergeEdits(edits.base, edits.mine, theirs).content : theirs;
  return {
    content,
    theirs,
    /** Somebody else has saved changes since; nothing of them may be overwritten before they were seen. */
    outdated: edits && !isSame(theirs, edits.base) && !isSame(theirs, content) ? edits : null,
    change: (changes: Partial<Settings>) =>
      setEdits((now) => ({ base: now?.base ?? theirs, mine: { ...(now?.mine ?? theirs), ...changes } })),
    /** The saved settings, without changes made while saving. */
    settle: (saved: Settings) =>
      setEdits((now) => {
        if (!now || !edits) return null;
        const mine = mergeEdits(edits.mine, now.mine, saved).content;
        return isSame(mine, saved) ? null : { base: saved, mine };
      }),
  };
}
