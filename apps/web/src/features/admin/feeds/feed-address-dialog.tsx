import { feedLimits } from '@onceware/api/supply/fetched-feeds/fetched-feeds.limits';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormDialog } from '#lib/form/form-dialog.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { useUnreadable } from './use-unreadable.ts';

const FIELDS = ['url', 'source'] as const;

interface Props {
  title: string;
  hint: string;
  /** The address that it has by now. */
  url?: string;
  /** Previews the feed at that address. */
  onLook: (url: string, values: FormData) => Promise<unknown>;
  onClose: () => void;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Asks for a feed's address, and says why it cannot be read. */
export function FeedAddressDialog({ title, hint, url, onLook, onClose, children }: Props) {
  const t = useTranslations('adminFeeds');
  const form = useTranslations('admin.form');
  const failure = useUnreadable();
  const submit = async (values: FormData) => {
    await onLook(fieldText(values, 'url').trim(), values);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      closeLabel={form('close')}
      cancelLabel={form('cancel')}
      submitLabel={t('showPreview')}
      busyLabel={t('loadingPreview')}
      fields={FIELDS}
      sentence={(name) => t(name === 'source' ? 'nameTaken' : 'urlWrong')}
      refusals={{ invalid_input: 'url', feed_exists: 'source' }}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('url')}
        hint={hint}
        name="url"
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={feedLimits.urlMax}
        defaultValue={url}
        autoComplete="off"
        required
        data-autofocus
      />
      {children}
    </FormDialog>
  );
}
