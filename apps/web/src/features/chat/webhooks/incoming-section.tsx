import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { unlessGone, useWork } from '#lib/changes/use-change.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { Loading, LoadFailed } from '../rooms/states.tsx';
import classes from './connections.module.css';
import { Connection } from './connection.tsx';
import { NewAddress } from './new-address.tsx';

const FIELDS = ['name'] as const;

/** The webhooks by which tools write into the room. */
export function IncomingSection({ roomId }: { roomId: string }) {
  const t = useTranslations('chatConnections.incoming');
  const id = useId();
  const sentence = useErrorSentence();
  const { data, error, refetch } = trpc.chat.webhooks.useQuery({ roomId });
  const { change } = useWork(getQueryKey(trpc.chat.webhooks, { roomId }, 'query'));
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);
  const revoke = (webhookId: string) =>
    change((client) => client.chat.revokeWebhook.mutate({ roomId, id: webhookId }).catch(unlessGone));
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {t('title')}
      </h3>
      <p className={classes.hint}>{t('hint')}</p>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} isBrief />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : (
        <ul className={classes.list}>
          {data.webhooks.map((webhook) => (
            <li key={webhook.id}>
              <Connection
                name={webhook.name}
                createdBy={webhook.createdBy}
                createdAt={webhook.createdAt}
                lastUsedAt={webhook.lastUsedAt}
                words={{ remove: t('revoke'), sure: t('sure', { name: webhook.name }) }}
                onRemove={() => revoke(webhook.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {made && <NewAddress {...made} onDone={() => setMade(null)} />}
      {data && data.webhooks.length < roomLimits.webhooksMax ? (
        <MakeWebhook roomId={roomId} onMade={setMade} />
      ) : (
        data && <p className={classes.hint}>{t('full', { count: roomLimits.webhooksMax })}</p>
      )}
    </section>
  );
}

function MakeWebhook({ roomId, onMade }: { roomId: string; onMade: (made: { name: string; url: string }) => void }) {
  const t = useTranslations('chatConnections.incoming');
  const attempt = useAttempt();
  const [count, setCount] = useState(0);
  const { change } = useWork(getQueryKey(trpc.chat.webhooks, { roomId }, 'query'));
  const make = (values: FormData) =>
    change(async (client) => {
      const name = fieldText(values, 'name').trim();
      const { url } = await client.chat.createWebhook.mutate({ roomId, name });
      onMade({ name, url });
      // A form of its own for the next one.
      setCount(count + 1);
    });
  return (
    <CheckedForm
      key={count}
      className={classes.form}
      fields={FIELDS}
      sentence={() => t('nameMissing')}
      attempt={attempt}
      onSubmit={make}
      footer={
        <Button type="submit" isBusy={attempt.isPending}>
          {t('make')}
        </Button>
      }
    >
      <FormField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        maxLength={roomLimits.webhookNameMax}
        autoComplete="off"
        dir="auto"
        required
      />
    </CheckedForm>
  );
}
