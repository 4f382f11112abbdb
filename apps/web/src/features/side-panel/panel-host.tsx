import { Suspense } from 'react';
import { preloadable } from '#lib/page/preloadable.tsx';
import type { PanelSlots } from './panel-slots.ts';
import { useSidePanel } from './side-panel-provider.tsx';

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
