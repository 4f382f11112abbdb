import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { PageSection } from '#lib/frames/page-section.tsx';
import { paths } from '#lib/paths.ts';
import { type Asked, readAddress } from './directory-address.ts';
import { DirectoryForm } from './directory-form.tsx';
import { DirectoryList } from './directory-list.tsx';

const paging = (cursor: string | null) => ({
  initialCursor: cursor,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
});

/** Published collections of members: by time, followers, theme and words, or those that the reader follows (NET-05). */
export function Directory() {
  const t = useTranslations('directory');
  const [params] = useSearchParams();
  const isMember = useSession().status === 'authenticated';
  const asked = readAddress(params);
  const isFollowing = asked.isFollowing && isMember;
  const all = trpc.publishing.directory.useInfiniteQuery(asked.input, {
    ...paging(isFollowing ? null : asked.cursor),
    enabled: !isFollowing,
  });
  const followed = trpc.publishing.following.useInfiniteQuery({}, { ...paging(null), enabled: isFollowing });
  const query = isFollowing ? followed : all;
  return (
    <PageSection title={t('title')} note={t('note')}>
      <div className="stack one-column gap-5" id="collections">
        <DirectoryForm key={params.toString()} asked={asked} isMember={isMember} />
        <DirectoryList
          query={query}
          isContinued={!isFollowing && asked.cursor !== null}
          empty={<Empty asked={asked} isFollowing={isFollowing} />}
        />
      </div>
    </PageSection>
  );
}

function Empty({ asked: { input }, isFollowing }: { asked: Asked; isFollowing: boolean }) {
  const t = useTranslations('directory');
  const isFiltered = input.q !== '' || input.theme !== undefined;
  if (isFollowing || isFiltered)
    return (
      <p>
        {t(isFollowing ? 'noneFollowed' : 'noneFound')} <Link to={paths.community}>{t('reset')}</Link>
      </p>
    );
  return <p>{t('none')}</p>;
}
