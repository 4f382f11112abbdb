import { feedLimits } from '@onceware/api/catalog/import/feeds/feed.limits';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { feedHref } from './feed-href.ts';
import { useUnreadable } from './use-unreadable.ts';

const FIELDS = ['url', 'source'] as const;

/** Asks for a feed's address, has it looked at, and leads to its page. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminFeeds');
  const form = useTranslations('admin.form');
  const failure = useUnreadable();
  const navigate = useNavigate();
  const { change } = useWork(getQueryKey(trpc.admin.catalog.feeds));
  const submit = async (values: FormData) => {
    const url = fieldText(values, 'url').trim();
    const source = fieldText(values, 'source').trim();
    await change(async ({ admin }) => {
      const { id } = await admin.catalog.addFeed.mutate({ url, ...(source !== '' && { source }) });
      await navigate(feedHref(id));
    });
    onClose();
  };
  return (
    <FormDialog
      title={t('add')}
      closeLabel={form('close')}
      cancelLabel={form('cancel')}
      submitLabel={t('look')}
      busyLabel={t('looking')}
      fields={FIELDS}
      sentence={(name) => t(name === 'source' ? 'nameTaken' : 'urlWrong')}
      refusals={{ invalid_input: 'url', feed_exists: 'source' }}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('url')}
        hint={t('urlHint')}
        name="url"
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={feedLimits.urlMax}
        autoComplete="off"
        required
        data-autofocus
      />
      <FormField
        label={t('name')}
        hint={t('nameHint')}
        name="source"
        dir="auto"
        maxLength={feedLimits.sourceMax}
        autoComplete="off"
      />
    </FormDialog>
  );
}
