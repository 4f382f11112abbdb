import '@mantine/core/styles/Notification.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { MantineScope } from '@onceware/ui/theme/mantine-scope';
import { useTheme } from '@onceware/ui/theme/theme-provider';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type FocusEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl/react';
import classes from './toast-stack.module.css';
import type { Toast } from './toast.ts';
import { useTopLayer } from './use-top-layer.ts';

/** Long enough to read; a failure stays longer. */
const SHOWN_MS = { success: 4000, error: 8000 } as const;
/** Time to read, think and get there. */
const SHOWN_WITH_ACTION_MS = 10_000;

/** Maximum of toasts at once; the oldest is dropped, because a queue would report what is long over. */
const AT_ONCE = 3;
let count = 0;

export function pushToast({ kind, text, action }: Toast): void {
  const id = `toast-${++count}`;
  notifications.hide(`toast-${count - AT_ONCE}`);
  const Icon = kind === 'success' ? IconCircleCheck : IconAlertCircle;
  notifications.show({
    id,
    message: <ToastBody id={id} text={text} action={action} />,
    icon: <Icon size={20} stroke={1.75} aria-hidden />,
    role: kind === 'success' ? 'status' : 'alert',
    autoClose: action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[kind],
    withCloseButton: false,
    'data-kind': kind,
    classNames: { root: classes.toast, icon: classes.icon, body: classes.body, description: classes.description },
  });
}

function ToastBody({ id, text, action }: { id: string; text: string; action: Toast['action'] }) {
  const t = useTranslations('toasts');
  const before = useRef<HTMLElement>(null);
  // The focus goes back to where it came from, instead of being lost with the toast.
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const hide = () => {
    before.current?.focus({ preventScroll: true });
    notifications.hide(id);
  };
  const act = () => {
    hide();
    action?.onAction();
  };
  return (
    <div className="row items-center gap-2" onFocus={onFocus}>
      <span className="flex-1 py-2">{text}</span>
      {action && (
        <button type="button" className={classes.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('dismiss')} onClick={hide}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** Above everything, at the bottom of the side that the panel is not on, in either direction of writing. */
export function ToastStack() {
  const { direction } = useTheme();
  const layer = useTopLayer(classes.layer ?? '');
  return createPortal(
    <MantineScope>
      <Notifications
        position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
        containerWidth={380}
        withinPortal={false}
        limit={2 * AT_ONCE}
      />
    </MantineScope>,
    layer,
  );
}
