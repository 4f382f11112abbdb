import type { PanelType } from './panel-state.ts';
import { usePanelHistory } from './use-panel-history.ts';

/** Back, Forward and a reload move the panel (NAV-11). @param isMine whether a type may be opened for this reader */
export function PanelHistory({ isMine }: { isMine: (type: PanelType) => boolean }) {
  usePanelHistory(isMine);
  return null;
}
