import type { BlockedPerson } from '@onceware/api/chat/blocking/blocking.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import { Loading } from '../security/loading.tsx';
import { Section } from '../security/section.tsx';
import section from '../security/security.module.css';
import classes from './blocked-section.module.css';

/** People whom the member has blocked, each with its end (LIVE-16). */
export function BlockedSection() {
  const t = useTranslations('security.blocked');
  const common = useTranslations('security');
  const sentence = useErrorSentence();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.chat.blocked.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const people = data?.pages.flatMap((page) => page.people);
  const content = () => {
    if (people)
      return people.length === 0 ? (
        <p className={section.note}>{t('none')}</p>
      ) : (
        <ul className={classes.people} aria-label={t('list')}>
          {people.map((person) => (
            <BlockedRow key={person.id} person={person} onEnded={() => void refetch()} />
          ))}
        </ul>
      );
    return error && !isFetching ? (
      <LoadFailed text={sentence(error)} action={common('tryAgain')} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  };
  return (
    <Section title={t('title')}>
      <p className={section.note}>{t('text')}</p>
      {content()}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function BlockedRow({ person: { id, name, avatar, since }, onEnded }: { person: BlockedPerson; onEnded: () => void }) {
  const t = useTranslations('security.blocked');
  const { date } = useFormat();
  const make = useMake();
  const ending = trpc.chat.unblock.useMutation({ networkMode: 'always' });
  const end = async () => {
    if (await make(() => ending.mutateAsync({ userId: id }), { done: t('unblocked', { name }) })) onEnded();
  };
  return (
    <li className={classes.person}>
      <Avatar src={avatar} name={name} size={32} />
      <span className={classes.name}>
        <bdi className="breaks">{name}</bdi>
        <time className="text-12 quiet" dateTime={since}>
          {t('since', { date: date(since) })}
        </time>
      </span>
      <Button aria-label={t('unblockThis', { name })} isBusy={ending.isPending} onClick={() => void end()}>
        {t('unblock')}
      </Button>
    </li>
  );
}
