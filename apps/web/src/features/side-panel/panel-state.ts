/** Known are `chat` and `collections`; anything else shows «Content not found» (PNL-02). */
export type PanelType = string;

/**
 * Closed: `isOpen` false and no type. While it slides out it is closed already and keeps its type, so that what is
 * seen does not change; that ends with `reset` (PNL-03).
 */
export interface PanelState {
  isOpen: boolean;
  type: PanelType | null;
  isPrivate: boolean;
}

export type PanelAction =
  | { do: 'toggle' | 'open'; type: PanelType }
  | { do: 'close' }
  | { do: 'reset' }
  | { do: 'togglePrivate' };

export const CLOSED: PanelState = { isOpen: false, type: null, isPrivate: false };

/** How long the type and the private mode outlive the closing (spec §4). */
export const RESET_MS = 300;
/** How long after opening it begins to slide in. */
export const SLIDE_IN_MS = 10;

export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.do) {
    case 'toggle':
      return state.isOpen && state.type === action.type ? { ...state, isOpen: false } : opened(state, action.type);
    case 'open':
      return opened(state, action.type);
    case 'close':
      return { ...state, isOpen: false };
    case 'reset':
      return state.isOpen ? state : CLOSED;
    case 'togglePrivate':
      return state.isOpen && state.type === 'chat' ? { ...state, isPrivate: !state.isPrivate } : state;
  }
}

/** Another type starts over; the same one, reopened while it slides out, continues. */
function opened(state: PanelState, type: PanelType): PanelState {
  return { isOpen: true, type, isPrivate: state.type === type && state.isPrivate };
}
