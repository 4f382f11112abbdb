import { Button } from '@onceware/ui/button/button';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Moment } from '#lib/time/moment.tsx';
import { useMake } from '#lib/changes/use-make.ts';
import classes from './connections.module.css';

interface Props {
  name: string;
  createdBy: string | null;
  createdAt: string;
  /** Time of last use, for connections that report it; null if never used. */
  lastUsedAt?: string | null;
  words: { remove: string; sure: string };
  /** Rejects where it was refused. */
  onRemove: () => Promise<unknown>;
  /** Further actions on the connection. */
  children?: ReactNode;
}

/** A connected tool. Removing it needs a confirmation, because its address cannot be shown again. */
export function Connection({ name, createdBy, createdAt, lastUsedAt, words, onRemove, children }: Props) {
  const t = useTranslations('chatConnections');
  const make = useMake();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void make(onRemove, { done: t('removed', { name }) }).then(() => {
      setBusy(false);
      setAsking(false);
    });
  };
  const at = () => <Moment at={createdAt} />;
  const used = () => <Moment at={lastUsedAt ?? createdAt} />;
  return (
    <div className={classes.connection}>
      <div className={classes.what}>
        <p className={classes.name} dir="auto">
          {name}
        </p>
        <p className="text-14 quiet">
          {createdBy === null ? t.rich('madeAt', { at }) : t.rich('madeBy', { who: createdBy, at })}
          {lastUsedAt !== undefined && (
            <>
              {' · '}
              {lastUsedAt === null ? t('unused') : t.rich('used', { at: used })}
            </>
          )}
        </p>
        {isAsking && (
          <p className="mt-1 text-14" role="status">
            {words.sure}
          </p>
        )}
      </div>
      <div className="row wrap gap-2">
        {isAsking ? (
          <>
            <Button variant="primary" isBusy={isBusy} onClick={remove}>
              {words.remove}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
          </>
        ) : (
          <>
            {children}
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {words.remove}
              <span className="sr-only"> {name}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
