import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { SearchBox } from '@onceware/ui/search-box/search-box';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { useSession } from '#lib/api/session.ts';
import { trpc } from '#lib/api/trpc.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Loading, LoadFailed, State } from '../rooms/states.tsx';
import { InvitePeople } from './invite-people.tsx';
import { TeamMemberRow } from './team-member-row.tsx';
import { useTeamChanges } from './use-team-changes.ts';

const DEBOUNCE_MS = 200;
/** A team with fewer needs no search. */
const SEARCHED_FROM = 8;

interface Props {
  team: { id: string; name: string };
  /** The reader left the team. */
  onLeft: () => void;
  onClose: () => void;
}

/** The members of a team; its owners and managers invite, and remove them (LIVE-17). */
export function TeamDialog({ team: { id, name }, onLeft, onClose }: Props) {
  const t = useTranslations('chatTeam');
  const { data, error, refetch } = trpc.chat.team.get.useQuery({ organizationId: id });
  const sentence = useErrorSentence();
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('close')}>
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={t('loading')} />
      ) : (
        <div className="stack gap-6">
          {data.team.may.invite && <InvitePeople organizationId={id} invitations={data.team.invitations} />}
          <Members
            organizationId={id}
            memberCount={data.team.memberCount}
            maySetRoles={data.team.may.setRoles}
            onLeft={onLeft}
          />
        </div>
      )}
    </Dialog>
  );
}

interface MembersProps {
  organizationId: string;
  memberCount: number;
  maySetRoles: boolean;
  onLeft: () => void;
}

function Members({ organizationId, memberCount, maySetRoles, onLeft }: MembersProps) {
  const t = useTranslations('chatTeam');
  const people = useTranslations('chatRoom.people');
  const { user } = useSession();
  const { leave } = useTeamChanges(organizationId);
  const [query, setQuery] = useState('');
  const q = useDebounced(query.trim(), DEBOUNCE_MS);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    trpc.chat.team.members.useInfiniteQuery(
      { organizationId, q },
      { getNextPageParam: ({ nextCursor }) => nextCursor, placeholderData: keepPreviousData },
    );
  const sentence = useErrorSentence();
  const members = data?.pages.flatMap((page) => page.members);
  return (
    <section className="stack gap-2" aria-label={t('members')}>
      <h3 className="text-14 weight-580">
        {t('members')} <span className="weight-400 num quiet">{memberCount}</span>
      </h3>
      {memberCount >= SEARCHED_FROM && (
        <SearchBox label={people('find')} value={query} onChange={({ target }) => setQuery(target.value)} />
      )}
      {error ? (
        <LoadFailed text={sentence(error)} onRetry={() => void refetch()} />
      ) : !members ? (
        <Loading label={people('loading')} />
      ) : members.length === 0 ? (
        <State title={people('none')} />
      ) : (
        <ul>
          {members.map((member) => (
            <TeamMemberRow
              key={member.person.id}
              organizationId={organizationId}
              member={member}
              maySetRole={maySetRoles}
              isReader={member.person.id === user?.id}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {people('more')}
        </Button>
      )}
      {user && (
        <p>
          <Button variant="quiet" onClick={() => void leave(user.id).then((hasLeft) => hasLeft && onLeft())}>
            {t('leave')}
          </Button>
        </p>
      )}
    </section>
  );
}
