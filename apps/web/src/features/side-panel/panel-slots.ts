import type { ComponentType } from 'react';

export interface PanelContentProps {
  /** Called by links to pages: on a narrow screen the panel closes for them. */
  onLeave: () => void;
}

/** Contents of the panel, by type. `app/` fills it; each is fetched when it is first shown (PNL-04). */
export type PanelSlots = Readonly<Record<string, ComponentType<PanelContentProps>>>;
