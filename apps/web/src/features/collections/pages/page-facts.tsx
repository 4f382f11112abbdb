import type { Page } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import { useCollectionChanges } from '../changes/use-collection-changes.ts';
import { ClampedText } from '../detail/clamped-text.tsx';
import { siteOf } from './page-words.ts';
import classes from './pages.module.css';

/** Facts about a page: its site, the result of fetching it, and what the catalogue has on it (CAT-13). */
export function PageFacts({ page, onLeave }: { page: Page; onLeave: () => void }) {
  const t = useTranslations('savedPages');
  const format = useFormat();
  const moment = useMoment();
  const { deal, tool } = page;
  if (page.url === null) return <NoteText page={page} />;
  return (
    <>
      <p className={classes.facts}>
        <span className={classes.site} dir="auto">
          {siteOf(page)}
        </span>
        {page.dead_since !== null && (
          <time dateTime={page.dead_since} title={t('deadSince', { date: moment(page.dead_since) })}>
            <Badge tone="danger">{t('dead')}</Badge>
          </time>
        )}
        {page.state === 'waiting' && <span>{t('waiting')}</span>}
      </p>
      {page.state === 'failed' && <FetchFailed page={page} />}
      {page.description && (
        <p className="text-12 truncate quiet" dir="auto">
          {page.description}
        </p>
      )}
      {(deal ?? tool) && (
        <p className={classes.offer}>
          {deal ? (
            <>
              <Link className={classes.offered} to={paths.deal(deal.slug)} dir="auto" onClick={onLeave}>
                {t('deal', { title: deal.title })}
              </Link>
              <span className="weight-560 num ink">{format.money(deal.price, deal.currency)}</span>
            </>
          ) : (
            tool && (
              <Link className={classes.offered} to={paths.tool(tool.slug)} dir="auto" onClick={onLeave}>
                {t('tool', { name: tool.name })}
              </Link>
            )
          )}
        </p>
      )}
    </>
  );
}

/** A note's own text, as it was written. */
function NoteText({ page }: { page: Page }) {
  const t = useTranslations('savedPages');
  return (
    <>
      <p className={classes.facts}>{t('note')}</p>
      {page.description && <ClampedText className={classes.noteText} text={page.description} lines={4} />}
    </>
  );
}

/** Each has a sentence. */
const FAILURES = ['address', 'robots', 'redirect', 'timeout', 'unreachable', 'refused', 'gone', 'server'] as const;

function FetchFailed({ page }: { page: Page }) {
  const t = useTranslations('savedPages');
  const { fetchPage } = useCollectionChanges();
  const failure = FAILURES.find((one) => one === page.failure);
  return (
    <p className={classes.facts}>
      <span>
        {t('failed')} {failure && t(`failures.${failure}`)}
      </span>
      <button type="button" className={classes.again} onClick={() => fetchPage(page.id)}>
        {t('again')}
      </button>
    </p>
  );
}
