import { IconClock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Draft } from '../chat-source.ts';
import { MenuButton } from '../overlay/menu-button.tsx';
import { useScheduling } from './use-scheduling.ts';

const load = () => import('./send-later-menu.tsx');
const SendLaterMenu = lazy(async () => ({ default: (await load()).SendLaterMenu }));
const TimeDialog = lazy(async () => ({ default: (await import('./time-dialog.tsx')).TimeDialog }));
const ScheduledDialog = lazy(async () => ({ default: (await import('./scheduled-dialog.tsx')).ScheduledDialog }));

interface Props {
  roomId: string;
  draft: Draft;
  /** Says something, without files, and can be sent. */
  canSchedule: boolean;
  /** The draft waits to be sent, and the field is free. */
  onPlanned: () => void;
  /** It was taken back: its words are wanted again. */
  onBack: (draft: Draft) => void;
}

/** Menu beside Send: when to send what is written, and what waits to be sent (LIVE-05). */
export function SendLater({ roomId, draft, canSchedule, onPlanned, onBack }: Props) {
  const t = useTranslations('chatScheduled');
  const [dialog, setDialog] = useState<'time' | 'list' | null>(null);
  const { schedule } = useScheduling(roomId);
  const plan = async (at: string) => {
    const isPlanned = (await schedule(draft, at, () => onBack(draft))) !== null;
    if (isPlanned) onPlanned();
    return isPlanned;
  };
  return (
    <>
      <MenuButton label={t('open')} icon={IconClock} load={load}>
        {(menu) => (
          <SendLaterMenu
            {...menu}
            why={canSchedule ? null : draft.attachments.length > 0 ? 'files' : 'empty'}
            onPlan={(at) => void plan(at)}
            onOpen={setDialog}
          />
        )}
      </MenuButton>
      {dialog && (
        <Suspense>
          {dialog === 'time' ? (
            <TimeDialog onPlan={plan} onClose={() => setDialog(null)} />
          ) : (
            <ScheduledDialog roomId={roomId} onClose={() => setDialog(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
