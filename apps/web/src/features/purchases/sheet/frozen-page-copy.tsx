import type { FrozenPage } from '@onceware/api/purchases/purchases.contract';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useMoment } from '#lib/time/exact-time.ts';
import classes from './purchase-sheet.module.css';

interface Props {
  /** The purchase's. */
  id: string;
  page: FrozenPage | null;
  canKeep: boolean;
}

/** The vendor's page as it was: to open, to read and to download, or why there is no copy (NOTE-07). */
export function FrozenPageCopy({ id, page, canKeep }: Props) {
  const t = useTranslations('purchases.terms.page');
  if (!page && !canKeep) return null;
  return (
    <section className={classes.termsContent}>
      <h4 className={classes.pageTitle}>{t('title')}</h4>
      {page?.state === 'stored' && <StoredCopy id={id} page={page} />}
      {page?.state === 'waiting' && <p role="status">{t('waiting')}</p>}
      {(!page || page.state === 'failed') && <MissingCopy id={id} failure={page?.failure ?? null} />}
    </section>
  );
}

function StoredCopy({ id, page: { title, url, takenAt, sha256 } }: { id: string; page: FrozenPage }) {
  const t = useTranslations('purchases.terms.page');
  const moment = useMoment();
  const file = `/api/account/purchases/${id}/page`;
  return (
    <>
      <p>
        <bdi className="weight-560">{title || url}</bdi>
        <br />
        {takenAt !== null && (
          <time className="quiet" dateTime={takenAt}>
            {t('takenAt', { date: moment(takenAt) })}
          </time>
        )}
      </p>
      <p className="row wrap gap-4">
        {/* The server answers them for a sandbox: nothing in them runs, and no page of ours is reached from there. */}
        <a href={`${file}.html`} target="_blank" rel="noopener noreferrer">
          {t('open')}
        </a>
        <a href={`${file}.txt`} target="_blank" rel="noopener noreferrer">
          {t('asText')}
        </a>
        <a href={`${file}.html?download=1`} download>
          {t('download')}
        </a>
      </p>
      <p className="quiet">
        {t('hash')}
        <br />
        <code className={classes.hash} dir="ltr">
          {sha256}
        </code>
      </p>
    </>
  );
}

function MissingCopy({ id, failure }: { id: string; failure: FrozenPage['failure'] }) {
  const t = useTranslations('purchases.terms.page');
  const utils = trpc.useUtils();
  const make = useMake();
  const keeping = trpc.purchases.keepPage.useMutation({ networkMode: 'always' });
  const keep = async () => {
    if (await make(() => keeping.mutateAsync({ id }), {})) await utils.purchases.terms.invalidate({ id });
  };
  return (
    <>
      <p>{failure === null ? t('keepText') : t(`failure.${failure}`)}</p>
      <Button className={classes.keep} isBusy={keeping.isPending} onClick={() => void keep()}>
        {failure === null ? t('keep') : t('tryAgain')}
      </Button>
    </>
  );
}
