import { CollectionsPanel } from '#features/collections/collections-panel.tsx';
import type { PanelContentProps } from '#features/side-panel/panel-slots.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { useLiveCollections } from './use-live-collections.ts';

/** The collections in the panel, with their words. */
export function CollectionsSlot(props: PanelContentProps) {
  useLiveCollections();
  return (
    <WithWords part="collections">
      <CollectionsPanel {...props} />
    </WithWords>
  );
}
