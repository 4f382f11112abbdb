import { SavePage } from '#features/collections/save-page/save-page.tsx';
import { guardedLoader } from '#lib/page/guards.ts';
import { WithWords } from '#lib/page/with-words.tsx';

export const loader = guardedLoader();

export function Component() {
  return (
    // Words for an item's tags and note.
    <WithWords part="collections">
      <SavePage />
    </WithWords>
  );
}
