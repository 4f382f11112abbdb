import { MOVE_TARGETS, TARGET_NAMES } from '@onceware/api/chat/webhooks/move.limits';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import classes from './overlay.module.css';

interface Props {
  roomId: string;
  /** Rejects where the tool or the server refused. */
  onMove: (tool: string) => Promise<void>;
  onClose: () => void;
}

/** Posts a message of a team's room to one of the tools that the team has connected (LIVE-12). */
export function TeamMoveDialog({ roomId, onMove, onClose }: Props) {
  const t = useTranslations('chat.move');
  const words = useTranslations('chatMove');
  const sentence = useErrorSentence();
  const { data, error, refetch } = trpc.chat.teamWebhooks.useQuery({ roomId });
  const set = new Set(data?.webhooks.map(({ tool }) => tool));
  const [connected, missing] = [
    MOVE_TARGETS.filter((tool) => set.has(tool)),
    MOVE_TARGETS.filter((tool) => !set.has(tool)),
  ];
  if (!data || connected.length === 0) {
    return (
      <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')} size="sm">
        {error ? (
          <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <State title={words('none')} hint={words(data.mayChange ? 'connect' : 'ask')} />
        ) : (
          <Loading label={words('loading')} />
        )}
      </Dialog>
    );
  }
  const move = async (values: FormData) => {
    const tool = connected.find((one) => one === fieldText(values, 'tool')) ?? connected[0];
    if (tool === undefined) return;
    await onMove(tool);
    onClose();
    showToast({ kind: 'success', text: words('done', { tool: TARGET_NAMES[tool] }) });
  };
  return (
    <FormDialog
      title={t('title')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('submit')}
      size="sm"
      fields={[]}
      sentence={() => ''}
      onSubmit={move}
      onClose={onClose}
    >
      <fieldset className={classes.tools}>
        <legend className={classes.legend}>{t('choose')}</legend>
        {connected.map((tool, index) => (
          <label key={tool} className={classes.tool}>
            <input
              type="radio"
              name="tool"
              value={tool}
              defaultChecked={index === 0}
              data-autofocus={index === 0 || undefined}
            />
            <bdi>{TARGET_NAMES[tool]}</bdi>
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-14 quiet">{words('stays')}</p>
      {missing.length > 0 && <p className="mt-3 text-14 quiet">{words(data.mayChange ? 'connectMore' : 'askMore')}</p>}
    </FormDialog>
  );
}
