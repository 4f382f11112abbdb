import type { SavedWebhook } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { Button } from '@onceware/ui/button/button';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookFacts } from './webhook-facts.tsx';
import { WebhookLog } from './webhook-log.tsx';
import classes from './webhook.module.css';

/** Reading again while something is on its way; the answer comes within seconds. */
const AGAIN_MS = 4_000;
/** The next attempt stands two minutes ahead while one is under way. */
const SOON_MS = 150_000;

const isSoon = (nextAt: string | null) => nextAt !== null && Date.parse(nextAt) < Date.now() + SOON_MS;

/** An address of one's own to which notifications are posted, signed: set up, paused, tried and removed here (NOTE-03). */
export function WebhookSection() {
  const t = useTranslations('keys.webhook');
  const keys = useTranslations('keys');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = trpc.notifications.webhook.find.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.webhook && state.data.deliveries.some(({ nextAt }) => isSoon(nextAt)) ? AGAIN_MS : false,
  });
  const actions = useWebhookActions();
  const [secret, setSecret] = useState<string | null>(null);
  const [open, setOpen] = useState<'form' | 'remove' | null>(null);
  const saved = (answer: SavedWebhook) => {
    if (answer.secret !== null) setSecret(answer.secret);
    setOpen(null);
  };

  return (
    <section className={classes.section} aria-labelledby={id}>
      {/* Removing it removes its buttons; the focus goes here. */}
      <h2 ref={title} id={id} className={classes.title} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className="measure quiet">{t('text')}</p>
      {secret !== null && (
        <ShownOnce
          key={secret}
          title={t('secretTitle')}
          label={t('secret')}
          value={secret}
          copied={t('copied')}
          notCopied={t('notCopied')}
          onDone={() => setSecret(null)}
        />
      )}
      {!data && isError && <LoadFailed text={t('failed')} action={keys('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="4rem" />}
      {data && !data.webhook && (
        <div>
          <Button onClick={() => setOpen('form')}>{t('setUp')}</Button>
        </div>
      )}
      {data?.webhook && (
        <>
          <WebhookFacts webhook={data.webhook} />
          <div className="row wrap gap-2">
            <Button onClick={() => setOpen('form')}>{t('change')}</Button>
            <Button isBusy={actions.isTesting} onClick={() => void actions.test()}>
              {t('test')}
            </Button>
            <PauseButton isPaused={data.webhook.isPaused || data.webhook.off !== null} actions={actions} />
            <Button
              isBusy={actions.isRenewing}
              onClick={() => void actions.renew().then((answer) => answer && saved(answer))}
            >
              {t('renew')}
            </Button>
            <Button onClick={() => setOpen('remove')}>{t('remove')}</Button>
          </div>
          <WebhookLog deliveries={data.deliveries} onResend={(one) => void actions.resend(one)} />
        </>
      )}
      {data && open === 'form' && (
        <WebhookDialog webhook={data.webhook} onSaved={saved} onClose={() => setOpen(null)} />
      )}
      {open === 'remove' && (
        <RemoveDialog
          isPending={actions.isRemoving}
          onClose={() => setOpen(null)}
          onConfirm={() =>
            void actions.remove().then((answer) => {
              setOpen(null);
              if (!answer) return;
              setSecret(null);
              title.current?.focus();
            })
          }
        />
      )}
    </section>
  );
}

function PauseButton({ isPaused, actions }: { isPaused: boolean; actions: ReturnType<typeof useWebhookActions> }) {
  const t = useTranslations('keys.webhook');
  return (
    <Button isBusy={actions.isPausing} onClick={() => void actions.pause(!isPaused)}>
      {t(isPaused ? 'goOn' : 'pause')}
    </Button>
  );
}
