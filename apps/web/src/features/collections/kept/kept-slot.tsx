import { WithWords } from '#lib/page/with-words.tsx';
import type { ListedCollection } from '../changes/change.ts';
import { KeptPage } from './kept-page.tsx';

/** All that one keeps, with its words. */
export function KeptSlot({ collections }: { collections: readonly ListedCollection[] }) {
  return (
    <WithWords part="kept">
      <KeptPage collections={collections} />
    </WithWords>
  );
}
