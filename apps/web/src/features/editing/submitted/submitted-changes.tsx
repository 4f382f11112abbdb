import type { DraftDetail } from '@onceware/api/supply/editing/editing.contract';
import { mergeEdits } from '@onceware/api/supply/editing/merge.contract';
import { useTranslations } from 'use-intl/react';
import notice from '#lib/frames/notice.module.css';
import { ContentChanges } from '../versions/content-changes.tsx';
import { type ContentField, useContentWords } from '../versions/content-words.ts';
import { Moment } from '#lib/time/moment.tsx';
import classes from './submitted.module.css';

/** The fields that a vendor and somebody else have changed, each in another way. */
export const conflictsOf = ({ base, content, published }: DraftDetail): ContentField[] =>
  base && published ? mergeEdits<object>(base, content, published.content).conflicts : [];

/** Changes that a vendor submitted, beside the changes that others have made since the draft was begun. */
export function SubmittedChanges({ draft }: { draft: DraftDetail }) {
  const t = useTranslations('adminVendors');
  const words = useContentWords();
  const { base, content, published, isOutdated } = draft;
  if (!isOutdated || !base || !published) return <ContentChanges before={published?.content ?? null} after={content} />;
  const both = words.inOrder(conflictsOf(draft));
  return (
    <>
      <p className={notice.notice}>
        <span>
          <bdi>{published.change?.by?.name ?? t('somebody')}</bdi> {t('outdated')}{' '}
          {published.change && <Moment at={published.change.at} />}
        </span>
      </p>
      <div className={classes.sides}>
        <div role="group" aria-label={t('theirs')}>
          <h3 className="mb-2 text-14 weight-600">{t('theirs')}</h3>
          <ContentChanges before={base} after={content} />
        </div>
        <div role="group" aria-label={t('ours')}>
          <h3 className="mb-2 text-14 weight-600">{t('ours')}</h3>
          <ContentChanges before={base} after={published.content} />
        </div>
      </div>
      <p>{both.length === 0 ? t('fits') : t('overlaps', { fields: both.map(words.nameOf).join(', ') })}</p>
    </>
  );
}
