import { Button } from '@onceware/ui/button/button';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useChange } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { Loading } from './loading.tsx';
import { Section } from './section.tsx';
import { applyEnding, SESSIONS } from './session-changes.ts';
import { SessionRow } from './session-row.tsx';
import classes from './security.module.css';

/** Every browser that is signed in to the account, and how to end it there (AUTH-06). */
export function SessionsSection() {
  const t = useTranslations('security');
  const { data, isError, refetch } = trpc.auth.sessions.useQuery(undefined, {
    select: useShown(SESSIONS.key, applyEnding),
  });
  const { change } = useChange(SESSIONS);
  const make = useMake();
  const list = useRef<HTMLUListElement>(null);
  const [isEndingOthers, setIsEndingOthers] = useState(false);
  const sessions = data?.sessions ?? [];

  return (
    <Section title={t('sessions.title')}>
      {!data && isError && <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading height="4rem" />}
      {data && (
        <ul ref={list} className={classes.sessionsSectionList} tabIndex={-1}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={(said) => {
                // The row goes with its button.
                list.current?.focus();
                void make(() => change({ sessionId: session.id }), { done: said, again: t('tryAgain') });
              }}
            />
          ))}
        </ul>
      )}
      {sessions.length > 1 && <Button onClick={() => setIsEndingOthers(true)}>{t('sessions.endOthers')}</Button>}
      {sessions.length === 1 && <p className={classes.note}>{t('sessions.only')}</p>}
      {isEndingOthers && <EndOthersDialog onClose={() => setIsEndingOthers(false)} />}
    </Section>
  );
}
