import { roomLimits } from '@onceware/api/chat/chat.limits';
import { isAddressOf, MOVE_TARGETS, type MoveTarget, TARGET_NAMES } from '@onceware/api/chat/webhooks/move.limits';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { ignoreNotFound, useWork } from '#lib/changes/use-change.ts';
import { useAttempt } from '#lib/form/attempt.ts';
import { fieldText, type Problems } from '#lib/form/check-fields.ts';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { showToast } from '#lib/toasts/toasts.tsx';
import { Connection } from './connection.tsx';
import classes from './connections.module.css';
import { ToolsSection } from './tools-section.tsx';

const FIELDS = ['url'] as const;
const REFUSALS = { invalid_input: 'url' } as const;

/** Webhooks that the team moves messages to. An address that was saved is never shown again. */
export function OutgoingSection({ roomId }: { roomId: string }) {
  const t = useTranslations('chatConnections.outgoing');
  const [editing, setEditing] = useState<MoveTarget | null>(null);
  const query = trpc.chat.teamWebhooks.useQuery({ roomId });
  const { change } = useWork(getQueryKey(trpc.chat.teamWebhooks, { roomId }, 'query'));
  return (
    <ToolsSection words={{ title: t('title'), hint: t('hint'), loading: t('loading') }} query={query}>
      {({ webhooks }) => (
        <ul className={classes.list}>
          {MOVE_TARGETS.map((tool) => {
            const known = webhooks.find((webhook) => webhook.tool === tool);
            const name = TARGET_NAMES[tool];
            const set = (
              <Button onClick={() => setEditing(tool)}>
                {t(known ? 'replace' : 'connect')}
                <span className="sr-only"> {name}</span>
              </Button>
            );
            return (
              <li key={tool}>
                {known ? (
                  <Connection
                    name={name}
                    createdBy={known.createdBy}
                    createdAt={known.createdAt}
                    words={{ remove: t('remove'), sure: t('sure', { name }) }}
                    onRemove={() =>
                      change((client) => client.chat.removeTeamWebhook.mutate({ roomId, tool }).catch(ignoreNotFound))
                    }
                  >
                    {set}
                  </Connection>
                ) : (
                  <div className={classes.connection}>
                    <div className={classes.what}>
                      <p className={classes.name}>{name}</p>
                      <p className="text-14 quiet">{t('unset')}</p>
                    </div>
                    <div className="row wrap gap-2">{set}</div>
                  </div>
                )}
                {editing === tool && (
                  <SetAddress key={tool} roomId={roomId} tool={tool} onDone={() => setEditing(null)} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </ToolsSection>
  );
}

/** It was asked for by the button above it. */
const focusField = (around: HTMLElement | null) => around?.querySelector('input')?.focus();

function SetAddress({ roomId, tool, onDone }: { roomId: string; tool: MoveTarget; onDone: () => void }) {
  const t = useTranslations('chatConnections.outgoing');
  const words = useTranslations('chatConnections');
  const attempt = useAttempt();
  const name = TARGET_NAMES[tool];
  const { change } = useWork(getQueryKey(trpc.chat.teamWebhooks, { roomId }, 'query'));
  const save = async (values: FormData) => {
    const url = fieldText(values, 'url').trim();
    await change((client) => client.chat.setTeamWebhook.mutate({ roomId, tool, url }));
    onDone();
    showToast({ kind: 'success', text: t('saved', { name }) });
  };
  const checked = (url: string): Problems => (isAddressOf(tool, url) ? {} : { url: t('addressWrong', { name }) });
  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      refusals={REFUSALS}
      sentence={(_, kind) => t(kind === 'missing' ? 'addressMissing' : 'addressWrong', { name })}
      check={(values) => checked(fieldText(values, 'url').trim())}
      attempt={attempt}
      onSubmit={save}
      footer={
        <div className="row wrap gap-2">
          <Button type="submit" variant="primary" isBusy={attempt.isPending}>
            {t('save')}
          </Button>
          <Button onClick={onDone}>{words('cancel')}</Button>
        </div>
      }
    >
      <div ref={focusField}>
        <FormField
          label={t('address', { name })}
          hint={t(`where.${tool}`)}
          name="url"
          type="url"
          dir="ltr"
          maxLength={roomLimits.webhookUrlMax}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </div>
    </CheckedForm>
  );
}
