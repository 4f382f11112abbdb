import {
  createContext,
  createRef,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { CLOSED, panelReducer, type PanelState, type PanelType, RESET_MS } from './panel-state.ts';

interface SidePanelControl extends PanelState {
  toggle: (type: PanelType, opener?: HTMLElement) => void;
  open: (type: PanelType) => void;
  close: () => void;
  togglePrivate: () => void;
  /** Element that gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

const nothing = () => undefined;
const SidePanelContext = createContext<SidePanelControl>({
  ...CLOSED,
  toggle: nothing,
  open: nothing,
  close: nothing,
  togglePrivate: nothing,
  opener: createRef(),
});

export const useSidePanel = (): SidePanelControl => use(SidePanelContext);

/** Whether the panel is open and with what; above the pages, so that it survives a change of page. */
export function SidePanelProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(panelReducer, CLOSED);
  const opener = useRef<HTMLElement>(null);
  const { isOpen, type } = state;

  // Reopening ends the effect, and with it the old timer.
  useEffect(() => {
    if (isOpen || type === null) return;
    const timer = setTimeout(() => dispatch({ do: 'reset' }), RESET_MS);
    return () => clearTimeout(timer);
  }, [isOpen, type]);

  const toggle = useCallback((asked: PanelType, button?: HTMLElement) => {
    if (button) opener.current = button;
    dispatch({ do: 'toggle', type: asked });
  }, []);
  const open = useCallback((asked: PanelType) => dispatch({ do: 'open', type: asked }), []);
  const close = useCallback(() => dispatch({ do: 'close' }), []);
  const togglePrivate = useCallback(() => dispatch({ do: 'togglePrivate' }), []);

  const control = useMemo(
    () => ({ ...state, toggle, open, close, togglePrivate, opener }),
    [state, toggle, open, close, togglePrivate],
  );
  return <SidePanelContext value={control}>{children}</SidePanelContext>;
}
