import { IconButton } from '@onceware/ui/button/button';
import { IconChartBar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useWhenLoaded } from '../overlay/use-when-loaded.ts';

const loadDialog = () => import('../polls/poll-dialog.tsx');
const PollDialog = lazy(async () => ({ default: (await loadDialog()).PollDialog }));

/** Opens the dialog for a poll, whose code comes with the first opening. */
export function ComposerPoll({ roomId, onSent }: { roomId: string; onSent: () => void }) {
  const t = useTranslations('chatPoll');
  const whenLoaded = useWhenLoaded();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('title')}
        title={t('title')}
        aria-haspopup="dialog"
        onClick={() => whenLoaded(loadDialog, () => setIsOpen(true))}
      >
        <IconChartBar size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <PollDialog roomId={roomId} onSent={onSent} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
