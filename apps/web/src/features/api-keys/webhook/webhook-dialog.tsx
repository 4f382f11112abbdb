import { webhookLimits } from '@onceware/api/platform/notifications/webhook/webhook.limits';
import type { SavedWebhook, Webhook } from '@onceware/api/platform/notifications/webhook/webhook.contract';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { useProblem } from '#lib/form/problems.ts';
import shared from '../api-keys.module.css';
import classes from './webhook.module.css';

const FIELDS = ['url', 'kinds'] as const;

interface Props {
  webhook: Webhook | null;
  onSaved: (answer: SavedWebhook) => void;
  onClose: () => void;
}

/** Sets the webhook up, or changes where it leads and of what it is told. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const t = useTranslations('keys.webhook');
  const security = useTranslations('security');
  const utils = trpc.useUtils();
  const [isAll, setIsAll] = useState(webhook?.kinds == null);
  const save = trpc.notifications.webhook.save.useMutation({
    networkMode: 'always',
    onSuccess: (answer) => {
      const { webhook: saved, deliveries } = answer;
      utils.notifications.webhook.find.setData(undefined, { webhook: saved, deliveries });
      onSaved(answer);
    },
  });
  const chosen = (values: FormData) => values.getAll('kinds').filter((one) => typeof one === 'string');
  return (
    <FormDialog
      title={t(webhook ? 'changeTitle' : 'setUp')}
      submitLabel={t('save')}
      cancelLabel={security('cancel')}
      closeLabel={security('close')}
      fields={FIELDS}
      sentence={(name) => t(name === 'url' ? 'urlWrong' : 'kindsMissing')}
      check={(values): Readonly<Record<string, string>> =>
        isAll || chosen(values).length > 0 ? {} : { kinds: t('kindsMissing') }
      }
      onSubmit={(values) =>
        save.mutateAsync({ url: fieldText(values, 'url').trim(), kinds: isAll ? null : chosen(values) })
      }
      onClose={onClose}
    >
      <FormField
        label={t('url')}
        name="url"
        type="url"
        hint={t('urlHint')}
        defaultValue={webhook?.url}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        required
        maxLength={webhookLimits.urlMax}
        data-autofocus
      />
      <label className={shared.choice}>
        <input type="checkbox" checked={isAll} onChange={(event) => setIsAll(event.target.checked)} />
        {t('all')}
      </label>
      {!isAll && <KindChoices chosen={webhook?.kinds ?? []} />}
    </FormDialog>
  );
}

function KindChoices({ chosen }: { chosen: readonly string[] }) {
  const t = useTranslations('keys.webhook');
  const { language } = useLanguage();
  const { data } = trpc.notifications.choices.useQuery({ language: language.code });
  const problem = useProblem('kinds');
  if (!data) return <Skeleton height="8rem" />;
  return (
    <fieldset className={shared.choices}>
      <legend className={shared.legend}>{t('kinds')}</legend>
      {problem !== undefined && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {data.kinds.map(({ kind, name }) => (
        <label key={kind} className={shared.choice}>
          <input type="checkbox" name="kinds" value={kind} defaultChecked={chosen.includes(kind)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
