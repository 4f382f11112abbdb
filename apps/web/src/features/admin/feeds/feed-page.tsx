import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { ConfirmDialog } from '#lib/frames/confirm-dialog.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { Moment } from '#lib/time/moment.tsx';
import { ImportList } from '../importing/import-list.tsx';
import { FeedPlace } from './feed-place.tsx';
import { FeedSettings } from './feed-settings.tsx';
import classes from './feeds.module.css';

/** One feed: what its fields mean, when it runs, and how its runs went (CAT-11). */
export function FeedPage({ id }: { id: string }) {
  const t = useTranslations('adminFeeds');
  const { data: feed } = trpc.admin.catalog.feed.useQuery({ id });
  const [isRemoving, setIsRemoving] = useState(false);
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog));
  const make = useMake();
  // The loader has already answered 404 if the feed no longer exists.
  if (!feed) return null;
  const run = (isDryRun: boolean) =>
    void make(() => change(({ admin }) => admin.catalog.runFeed.mutate({ id, isDryRun })), { done: t('started') });
  return (
    <AdminPage
      section="catalog"
      title={feed.source}
      actions={
        <>
          <Button isBusy={isPending} onClick={() => run(true)}>
            {t('dryRun')}
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={() => run(false)}>
            {t('runNow')}
          </Button>
        </>
      }
    >
      <p className={classes.text}>
        {t('deals', { count: feed.deals })}
        {feed.checkedAt && (
          <>
            {' · '}
            {t('checked')} <Moment at={feed.checkedAt} />
          </>
        )}
      </p>
      <ImportList own={null} feedId={id} />
      <div className={classes.parts}>
        <FeedPlace feed={feed} />
        <WithWords part="fields">
          <FeedSettings feed={feed} />
        </WithWords>
        <Button className={classes.remove} onClick={() => setIsRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      {isRemoving && <RemoveFeed id={id} source={feed.source} onClose={() => setIsRemoving(false)} />}
    </AdminPage>
  );
}

function RemoveFeed({ id, source, onClose }: { id: string; source: string; onClose: () => void }) {
  const t = useTranslations('adminFeeds');
  const navigate = useNavigate();
  const { change, isPending, error } = useWork(getQueryKey(trpc.admin.catalog.feeds));
  const make = useMake();
  const confirm = () =>
    void make(
      () =>
        change(async ({ admin }) => {
          await admin.catalog.removeFeed.mutate({ id });
          await navigate(paths.admin('catalog'));
        }),
      { done: t('removed', { source }), failed: () => null },
    );
  return (
    <ConfirmDialog
      title={t('removeTitle', { source })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      isBusy={isPending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
