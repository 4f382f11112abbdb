import type { Person, Room } from '@onceware/api/chat/chat.contract';
import { useCallback, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useSession } from '#lib/api/session.ts';
import { dayOf } from '../list/days.ts';

/** The people of a room but the reader. */
export const othersOf = (people: readonly Person[], readerId: string | undefined): Person[] =>
  people.filter(({ id }) => id !== readerId);

/** Returns the display name of a room; a conversation is named after its other people. */
export function useRoomName(): (room: Pick<Room, 'kind' | 'name' | 'people' | 'team'>) => string {
  const t = useTranslations('chatRooms');
  const locale = useLocale();
  const { user } = useSession();
  return useCallback(
    ({ kind, name, people, team }) => {
      // A team's own room bears the team's name.
      if (name !== null) return team && team.name !== name ? t('ofTeam', { name, team: team.name }) : name;
      // The deal is hidden, or has not begun.
      if (kind === 'deal') return t('kind.deal');
      const names = othersOf(people, user?.id).map((person) => person.name);
      return names.length > 0 ? new Intl.ListFormat(locale, { type: 'unit' }).format(names) : t('onlyYou');
    },
    [t, locale, user?.id],
  );
}

/** The time for today, the date for earlier days; in the reader's time zone, as the panel is never rendered on the server. */
export function useShortTime(): (iso: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    return (iso) => (dayOf(iso) === dayOf(Date.now()) ? hour : day).format(new Date(iso));
  }, [locale]);
}
