import type { ComponentType } from 'react';

export interface PanelContentProps {
  /** For what leads to a page: on a narrow screen the panel makes way for it. */
  onLeave: () => void;
}

/** Contents of the panel, by type. `app/` fills it; each is fetched when it is first shown (PNL-04). */
export type PanelSlots = Readonly<Record<string, ComponentType<PanelContentProps>>>;
