import type { Icon } from '@tabler/icons-react';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import type { PanelType } from '../panel-state.ts';
import { useSidePanel } from '../side-panel-provider.tsx';
import { loadSidePanel } from './panel-host.tsx';
import classes from './panel-button.module.css';

interface Props {
  type: PanelType;
  label: string;
  icon: Icon;
  /** Fetches the content's code when the pointer or the focus comes near. */
  onNear: () => void;
}

/** The header's button of one panel type. */
export function PanelButton({ type, label, icon: PanelIcon, onNear }: Props) {
  const panel = useSidePanel();
  const isHydrated = useIsHydrated();
  const isShown = panel.isOpen && panel.type === type;
  const near = () => {
    loadSidePanel().catch(() => undefined);
    onNear();
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-expanded={isShown}
      disabled={!isHydrated}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => panel.toggle(type, event.currentTarget)}
    >
      <PanelIcon size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{label}</span>
    </button>
  );
}
