import { isSame } from '@onceware/api/supply/editing/merge.contract';
import { FEED_INTERVALS, WHEN_GONE } from '@onceware/api/supply/fetched-feeds/fetched-feeds.limits';
import { IMPORT_COLUMNS } from '@onceware/api/supply/import/import.limits';
import type { Feed } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { Button } from '@onceware/ui/button/button';
import { Select } from '@onceware/ui/select/select';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { OutdatedNotice } from '#lib/versions/outdated-notice.tsx';
import { VersionsDialog } from '#lib/versions/versions-dialog.tsx';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { FeedPreview } from './feed-preview.tsx';
import classes from './feeds.module.css';
import { MappedColumn } from './mapped-column.tsx';
import { intervalOf, mappingOf, type Settings, settingsOf } from './settings.ts';
import { useFeedEdits } from './use-feed-edits.ts';
import { useSettingsWords } from './use-settings-words.ts';

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

/**
 * Settings of a feed: the mapping of its fields with a preview of the first rows, the handling of deals that left it,
 * and its schedule.
 */
export function FeedSettings({ feed }: { feed: Feed }) {
  const t = useTranslations('adminFeeds');
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.feed), getQueryKey(trpc.admin.catalog.feeds));
  const utils = trpc.useUtils();
  const make = useMake();
  const sentence = useErrorSentence();
  const versions = useTranslations('catalogFields.conflict');
  const words = useSettingsWords();
  const [isComparing, setIsComparing] = useState(false);
  const { id, fields } = feed;
  const { content, theirs, outdated, change: edit, settle } = useFeedEdits(feed);
  const mapping = mappingOf(content);
  const isShown = (column: string) => USUAL.has(column) || column in feed.mapping;
  const read = new Set(Object.values(mapping).flatMap((source) => ('field' in source ? [source.field] : [])));
  // Counts nested fields as read when their parent element is.
  const ignored = fields.filter(({ name }) => !read.has(name) && !read.has(name.replace(/[.@[].*/, '')));
  const columns = (shown: boolean) =>
    IMPORT_COLUMNS.filter((column) => isShown(column) === shown).map((column) => (
      <MappedColumn
        key={column}
        column={column}
        source={content[column]}
        fields={fields}
        onChange={(source) => edit({ [column]: source })}
      />
    ));
  const refused = (error: unknown, settings: Settings) => {
    if (errorKey(error) !== 'edit_conflict') return sentence(error);
    const newest = utils.admin.catalog.feed.getData({ id });
    // Somebody has only looked at it again.
    if (newest && isSame(settingsOf(newest), theirs)) void save(settings, newest.version);
    else setIsComparing(true);
    return null;
  };
  const save = async (settings: Settings, version: number) => {
    setIsComparing(false);
    const { whenGone, everyHours } = settings;
    const answer = await make(
      () =>
        change(({ admin }) =>
          admin.catalog.saveFeed.mutate({ id, version, mapping: mappingOf(settings), whenGone, everyHours }),
        ),
      { done: t('saved'), failed: (error) => refused(error, settings) },
    );
    if (answer !== null) settle(settings);
  };
  const isOutdated = outdated !== null && !isPending;
  return (
    <>
      <PagePart title={t('mapping')} lead={t('mappingText')}>
        <div className="stack gap-3 mt-4">{columns(true)}</div>
        <details className={classes.more}>
          <summary>{t('moreColumns')}</summary>
          <div className="stack gap-3 mt-4">{columns(false)}</div>
        </details>
        {ignored.length > 0 && (
          <p className={classes.text}>
            {t('ignored')} <bdi dir="ltr">{ignored.map(({ name }) => name).join(', ')}</bdi>
          </p>
        )}
      </PagePart>
      <FeedPreview id={id} mapping={mapping} />
      <PagePart title={t('schedule')}>
        <div className={classes.choices}>
          <Select
            label={t('run')}
            size="lg"
            value={content.everyHours ?? ''}
            onChange={(event) => edit({ everyHours: intervalOf(Number(event.target.value)) })}
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
            value={content.whenGone}
            onChange={(event) => edit({ whenGone: WHEN_GONE.find((one) => one === event.target.value) ?? 'leave' })}
          >
            {WHEN_GONE.map((one) => (
              <option key={one} value={one}>
                {t(`gone.${one}`)}
              </option>
            ))}
          </Select>
        </div>
        <p className={classes.text}>{t('goneText')}</p>
        {isOutdated && <OutdatedNotice change={feed.change} onCompare={() => setIsComparing(true)} />}
        <Button
          variant="primary"
          isBusy={isPending}
          onClick={() => (isOutdated ? setIsComparing(true) : void save(content, feed.version))}
        >
          {t('save')}
        </Button>
      </PagePart>
      {isComparing && isOutdated && (
        <VersionsDialog
          base={outdated.base}
          mine={outdated.mine}
          theirs={theirs}
          change={feed.change}
          words={words}
          labels={{ mine: versions('own.mine'), theirs: versions('own.theirs'), decide: t('save') }}
          onClose={() => setIsComparing(false)}
          onDecide={(decided) => void save(decided, feed.version)}
        />
      )}
    </>
  );
}
