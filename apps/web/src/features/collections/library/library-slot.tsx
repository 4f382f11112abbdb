import { WithWords } from '#lib/page/with-words.tsx';
import type { ListedCollection } from '../changes/change.ts';
import { LibraryPage } from './library-page.tsx';

/** All that one keeps, with its words. */
export function LibrarySlot({ collections }: { collections: readonly ListedCollection[] }) {
  return (
    <WithWords part="library">
      <LibraryPage collections={collections} />
    </WithWords>
  );
}
