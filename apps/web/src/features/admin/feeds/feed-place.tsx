import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { FeedAddressDialog } from './feed-address-dialog.tsx';
import classes from './feeds.module.css';
import { useUnreadable } from './use-unreadable.ts';

/** Address of a feed and path of its rows within it; each new fetch may find other paths. */
export function FeedPlace({ feed: { id, url, rowsAt } }: { feed: Feed }) {
  const t = useTranslations('adminFeeds');
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [isMoving, setIsMoving] = useState(false);
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.feed), getQueryKey(trpc.admin.catalog.feeds));
  const make = useMake();
  const unreadable = useUnreadable();
  const look = (at: { url?: string; rowsAt?: string }) =>
    change(async ({ admin }) => setPlaces((await admin.catalog.lookAtFeed.mutate({ id, ...at })).places));
  const lookAt = (at: { rowsAt?: string }) =>
    void make(() => look(at), { done: t('wasReadAgain'), failed: unreadable });
  const named = (place: string) => (place === '' ? t('wholeFeed') : place);
  return (
    <PagePart
      title={t('place')}
      actions={<Button onClick={() => setIsMoving(true)}>{t('changeAddress')}</Button>}
      lead={<bdi dir="ltr">{url}</bdi>}
    >
      <div className="row wrap items-center justify-between gap-3">
        <Select
          label={t('rowsAt')}
          size="lg"
          value={rowsAt}
          disabled={isPending}
          onChange={(event) => lookAt({ rowsAt: event.target.value })}
        >
          {[...new Set([rowsAt, ...places])].map((place) => (
            <option key={place} value={place}>
              {named(place)}
            </option>
          ))}
        </Select>
        <Button isBusy={isPending} onClick={() => lookAt({})}>
          {t('readAgain')}
        </Button>
      </div>
      <p className={classes.text}>{t('rowsAtText')}</p>
      {isMoving && (
        <FeedAddressDialog
          title={t('changeAddress')}
          hint={t('moveHint')}
          url={url}
          onLook={(next) => look({ url: next })}
          onClose={() => setIsMoving(false)}
        />
      )}
    </PagePart>
  );
}
