import { feedLimits } from '@onceware/api/supply/fetched-feeds/fetched-feeds.limits';
import { getQueryKey } from '@trpc/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { fieldText } from '#lib/form/check-fields.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { FeedAddressDialog } from './feed-address-dialog.tsx';
import { feedHref } from './feed-href.ts';

/** Asks for a feed's address, previews the feed, and opens its page. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminFeeds');
  const navigate = useNavigate();
  const { change } = useWork(getQueryKey(trpc.admin.catalog.feeds));
  const add = (url: string, values: FormData) =>
    change(async ({ admin }) => {
      const source = fieldText(values, 'source').trim();
      const { id } = await admin.catalog.addFeed.mutate({ url, ...(source !== '' && { source }) });
      await navigate(feedHref(id));
    });
  return (
    <FeedAddressDialog
      title={t('add')}
      hint={t('urlHint', { megabytes: feedLimits.bytesMax / 1024 ** 2 })}
      onLook={add}
      onClose={onClose}
    >
      <FormField
        label={t('name')}
        hint={t('nameHint')}
        name="source"
        dir="auto"
        maxLength={feedLimits.sourceMax}
        autoComplete="off"
      />
    </FeedAddressDialog>
  );
}
