import { CollectionsPanel } from '#features/collections/collections-panel.tsx';
import type { PanelContentProps } from '#features/side-panel/panel-host.tsx';
import { WithWords } from '#lib/page/with-words.tsx';

/** The collections in the panel, with their words. */
export function CollectionsSlot(props: PanelContentProps) {
  return (
    <WithWords part="collections">
      <CollectionsPanel {...props} />
    </WithWords>
  );
}
