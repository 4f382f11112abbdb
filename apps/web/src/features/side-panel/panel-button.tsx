import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import type { PanelType } from './panel-state.ts';
import { useSidePanel } from './side-panel-provider.tsx';
import { loadSidePanel } from './panel-host.tsx';
import classes from './panel-button.module.css';

interface Props {
  type: PanelType;
  label: string;
  /** Longer name, which begins with the label: with what is new. */
  name?: string;
  /** Laid over the icon. */
  count?: ReactNode;
  icon: Icon;
  /** Fetches the content's code: when the pointer or the focus comes near, and at the latest before it opens. */
  loadContent: () => Promise<unknown>;
}

/** The header's button of one panel type. */
export function PanelButton({ type, label, name, count, icon: PanelIcon, loadContent }: Props) {
  const panel = useSidePanel();
  const [isLoading, setIsLoading] = useState(false);
  const sentence = useErrorSentence();
  const isShown = panel.isOpen && panel.type === type;
  const load = () => Promise.all([loadSidePanel(), loadContent()]);
  const near = () => {
    load().catch(() => undefined);
  };
  const press = (button: HTMLElement) => {
    if (isLoading) return;
    setIsLoading(true);
    // Without its code there is no panel; the page must not fail for it.
    load()
      .then(
        () => panel.toggle(type, button),
        (error: unknown) => showToast({ kind: 'error', text: sentence(error) }),
      )
      .finally(() => setIsLoading(false));
  };
  return (
    <button
      type="button"
      className={classes.button}
      data-panel={type}
      aria-label={name}
      aria-expanded={isShown}
      aria-busy={isLoading || undefined}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => press(event.currentTarget)}
    >
      <span className={classes.icon}>
        <PanelIcon size={20} stroke={1.75} aria-hidden />
        {count}
      </span>
      <span className={classes.label}>{label}</span>
    </button>
  );
}
