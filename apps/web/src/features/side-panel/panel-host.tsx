import { type ComponentType, Suspense } from 'react';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useSidePanel } from './side-panel-provider.tsx';

export interface PanelContentProps {
  /** For what leads to a page: on a narrow screen the panel makes way for it. */
  onLeave: () => void;
}

/** Contents of the panel, by type. `app/` fills it; each is fetched when it is first shown (PNL-04). */
export type PanelSlots = Readonly<Record<string, ComponentType<PanelContentProps>>>;

const { Component: SidePanel, preload } = preloadable(async () => (await import('./side-panel.tsx')).SidePanel);
export const loadSidePanel = preload;

/** The panel's place; its code comes with the first opening (PNL-04). */
export function PanelHost({ slots }: { slots: PanelSlots }) {
  const { type } = useSidePanel();
  if (type === null) return null;
  return (
    <Suspense>
      <SidePanel slots={slots} />
    </Suspense>
  );
}
