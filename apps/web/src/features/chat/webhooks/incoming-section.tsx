import { roomLimits } from '@onceware/api/chat/chat.limits';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { ignoreNotFound, useWork } from '#lib/changes/use-change.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import classes from './connections.module.css';
import { Connection } from './connection.tsx';
import { NewAddress } from './new-address.tsx';
import { ToolsSection } from './tools-section.tsx';

const FIELDS = ['name'] as const;

/** The webhooks by which tools write into the room. */
export function IncomingSection({ roomId }: { roomId: string }) {
  const t = useTranslations('chatConnections.incoming');
  const query = trpc.chat.webhooks.useQuery({ roomId });
  const { change } = useWork(getQueryKey(trpc.chat.webhooks, { roomId }, 'query'));
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);
  const revoke = (webhookId: string) =>
    change((client) => client.chat.revokeWebhook.mutate({ roomId, id: webhookId }).catch(ignoreNotFound));
  return (
    <ToolsSection words={{ title: t('title'), hint: t('hint'), loading: t('loading') }} query={query}>
      {({ webhooks }) => (
        <>
          <ul className={classes.list}>
            {webhooks.map((webhook) => (
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
          {made && <NewAddress {...made} onDone={() => setMade(null)} />}
          {webhooks.length < roomLimits.webhooksMax ? (
            <MakeWebhook roomId={roomId} onMade={setMade} />
          ) : (
            <p className="text-14 quiet">{t('full', { count: roomLimits.webhooksMax })}</p>
          )}
        </>
      )}
    </ToolsSection>
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
