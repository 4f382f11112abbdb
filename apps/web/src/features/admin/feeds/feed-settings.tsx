import { FEED_INTERVALS, WHEN_GONE } from '@onceware/api/catalog/import/feeds/feed.limits';
import { IMPORT_COLUMNS } from '@onceware/api/catalog/import/import.limits';
import type { Feed } from '@onceware/api/catalog/import/feeds/feed.contract';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { getQueryKey } from '@trpc/react-query';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { FeedPreview } from './feed-preview.tsx';
import classes from './feeds.module.css';
import { MappedColumn } from './mapped-column.tsx';
import { useFeedEdits } from './use-feed-edits.ts';

/** Shown from the beginning, with those that something is taken for. */
const USUAL = new Set<string>([
  'external_id',
  'name',
  'title',
  'current_price',
  'base_price',
  'currency',
  'deal_url',
  'ends_at',
]);

/** What a feed's fields mean, with a preview of its first rows; what becomes of what left it; and when it runs. */
export function FeedSettings({ feed }: { feed: Feed }) {
  const t = useTranslations('adminFeeds');
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.feed), getQueryKey(trpc.admin.catalog.feeds));
  const make = useMake();
  const { id, version, fields } = feed;
  const { mapping, whenGone, everyHours, map, set, edits, drop } = useFeedEdits(feed);
  const isShown = (column: string) => USUAL.has(column) || column in feed.mapping;
  const read = new Set(Object.values(mapping).flatMap((source) => ('field' in source ? [source.field] : [])));
  // What an element says is read with it.
  const ignored = fields.filter(({ name }) => !read.has(name) && !read.has(name.replace(/[.@[].*/, '')));
  const columns = (shown: boolean) =>
    IMPORT_COLUMNS.filter((column) => isShown(column) === shown).map((column) => (
      <MappedColumn
        key={column}
        column={column}
        source={mapping[column] ?? null}
        fields={fields}
        onChange={(source) => map(column, source)}
      />
    ));
  const save = async () => {
    const answer = await make(
      () => change(({ admin }) => admin.catalog.saveFeed.mutate({ id, version, mapping, whenGone, everyHours })),
      { done: t('saved') },
    );
    if (answer !== null) drop(edits);
  };
  return (
    <>
      <section className={classes.section} aria-labelledby="mapping">
        <h2 id="mapping" className={classes.heading}>
          {t('mapping')}
        </h2>
        <p className={classes.text}>{t('mappingText')}</p>
        <div className={classes.columns}>{columns(true)}</div>
        <details className={classes.more}>
          <summary>{t('moreColumns')}</summary>
          <div className={classes.columns}>{columns(false)}</div>
        </details>
        {ignored.length > 0 && (
          <p className={classes.text}>
            {t('ignored')} <bdi dir="ltr">{ignored.map(({ name }) => name).join(', ')}</bdi>
          </p>
        )}
      </section>
      <FeedPreview id={id} mapping={mapping} />
      <section className={classes.section} aria-labelledby="schedule">
        <h2 id="schedule" className={classes.heading}>
          {t('schedule')}
        </h2>
        <div className={classes.choices}>
          <Select
            label={t('run')}
            size="lg"
            value={everyHours ?? ''}
            onChange={(event) => set({ everyHours: Number(event.target.value) || null })}
          >
            <option value="">{t('byHand')}</option>
            {FEED_INTERVALS.map((interval) => (
              <option key={interval} value={interval}>
                {t('every', { hours: interval })}
              </option>
            ))}
          </Select>
          <Select
            label={t('whenGone')}
            size="lg"
            value={whenGone}
            onChange={(event) => set({ whenGone: WHEN_GONE.find((one) => one === event.target.value) ?? 'leave' })}
          >
            {WHEN_GONE.map((one) => (
              <option key={one} value={one}>
                {t(`gone.${one}`)}
              </option>
            ))}
          </Select>
        </div>
        <p className={classes.text}>{t('goneText')}</p>
        <Button variant="primary" isBusy={isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </section>
    </>
  );
}
