import type { ToolPicture, ToolPictures } from '@onceware/api/supply/tool-pictures/tool-pictures.contract';
import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { Image } from '@onceware/ui/image/image';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { adminPaths } from '#lib/admin-paths.ts';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { Moment } from '#lib/time/moment.tsx';
import staff from '../staff.module.css';
import classes from './tool-pictures.module.css';

/** Longest that a fetch is watched: a job has two minutes at most, and says by then what came of it. */
const WATCHED_MS = 120_000;
const WATCH_EVERY_MS = 2_000;

/** Result of the last fetch, by which another one is told. */
const resultOf = ({ fetchedAt, failure }: ToolPictures) => `${fetchedAt} ${failure}`;

interface Props {
  toolId: string;
  name: string;
}

/** Pictures taken from a tool's own page, for staff: what came of fetching it, and each picture, which can be hidden (CAT-17). */
export function ToolPicturesSection({ toolId, name }: Props) {
  const t = useTranslations('adminEditing.pictures');
  /** Result before a fetch that is under way. */
  const [before, setBefore] = useState<string | null>(null);
  const { data } = trpc.admin.catalog.toolPictures.get.useQuery(
    { toolId },
    {
      refetchInterval: ({ state }) =>
        state.data !== undefined && resultOf(state.data) === before ? WATCH_EVERY_MS : false,
    },
  );
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.toolPictures));
  const make = useMake();
  useEffect(() => {
    const timer = before === null ? undefined : setTimeout(() => setBefore(null), WATCHED_MS);
    return () => clearTimeout(timer);
  }, [before]);
  if (!data) return null;
  const isFetching = resultOf(data) === before;

  const hide = (url: string, isHidden: boolean) => (client: ApiClient) =>
    client.admin.catalog.toolPictures.hide.mutate({ toolId, url, isHidden });
  const take = ({ url, isHidden }: ToolPicture) =>
    void make(() => change(hide(url, !isHidden)), {
      done: t(isHidden ? 'shown' : 'hidden'),
      action: {
        label: t('undo'),
        onAction: () => void make(() => change(hide(url, isHidden)), { done: t('undone') }),
      },
    });
  const fetchNow = () => {
    setBefore(resultOf(data));
    const ask = async () => {
      try {
        await change(({ admin }) => admin.catalog.toolPictures.fetch.mutate({ toolId }));
      } catch (error) {
        setBefore(null);
        throw error;
      }
    };
    void make(ask, {});
  };
  const stop = (isStopped: boolean) =>
    void make(() => change(({ admin }) => admin.catalog.toolPictures.stop.mutate({ toolId, isStopped })), {
      done: t(isStopped ? 'stopped' : 'resumed'),
    });
  return (
    <section className={classes.section}>
      <h2 className={staff.legend}>{t('title')}</h2>
      <State pictures={data} isFetching={isFetching} />
      {data.website !== null && (
        <div className={staff.actions}>
          {!data.isStopped && (
            <Button isBusy={isFetching} onClick={fetchNow}>
              {t('fetch')}
            </Button>
          )}
          <Button isBusy={isPending && !isFetching} onClick={() => stop(!data.isStopped)}>
            {t(data.isStopped ? 'resume' : 'stop')}
          </Button>
        </div>
      )}
      {data.pictures.length > 0 && (
        <ul className={classes.pictures}>
          {data.pictures.map((picture, index) => (
            <Picture key={picture.url} picture={picture} number={index + 1} onTake={() => take(picture)} />
          ))}
        </ul>
      )}
      <p className={staff.quiet}>
        {t('own')} <Link to={`${adminPaths.catalog('deals')}?q=${encodeURIComponent(name)}`}>{t('ownDeals')}</Link>
      </p>
    </section>
  );
}

/** Tells what came of the last fetch, or why there is none. */
function State({ pictures, isFetching }: { pictures: ToolPictures; isFetching: boolean }) {
  const t = useTranslations('adminEditing.pictures');
  const { website, isStopped, fetchedAt, failure } = pictures;
  if (website === null) return <p className={staff.quiet}>{t('noAddress')}</p>;
  return (
    <div className={staff.stack}>
      <p className={staff.quiet}>
        {t('from')} <bdi className={classes.source}>{website}</bdi>
      </p>
      <p className={staff.quiet} role="status">
        {isFetching && t('fetching')}
        {!isFetching && isStopped && t('isStopped')}
        {!isFetching && !isStopped && fetchedAt === null && failure === null && t('never')}
        {!isFetching && fetchedAt !== null && (
          <>
            {' '}
            {t('fetchedAt')} <Moment at={fetchedAt} />
          </>
        )}
      </p>
      {!isFetching && failure !== null && <p className={classes.failure}>{t(`failure.${failure}`)}</p>}
    </div>
  );
}

function Picture({ picture, number, onTake }: { picture: ToolPicture; number: number; onTake: () => void }) {
  const t = useTranslations('adminEditing.pictures');
  const format = useFormat();
  const { url, sourceUrl, width, height, isHidden } = picture;
  return (
    <li className={classes.picture} data-hidden={isHidden || undefined}>
      <Image className={classes.image} src={url} alt={t('alt', { number })} width={width} height={height} />
      <span className={staff.quiet}>
        {t('size', { width: format.number(width), height: format.number(height) })}{' '}
        {isHidden && <Badge>{t('isHidden')}</Badge>}
      </span>
      <a className={classes.source} href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
        {t('source')}
      </a>
      <Button aria-label={t(isHidden ? 'showOne' : 'hideOne', { number })} onClick={onTake}>
        {t(isHidden ? 'show' : 'hide')}
      </Button>
    </li>
  );
}
