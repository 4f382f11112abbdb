import { useMemo } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useShown } from '#lib/changes/use-shown.ts';
import { CHANGES } from './keys.ts';
import { applyToCounts, applyToList, type LineChange, type ListOf, type Lists } from './line-changes.ts';
import { useUnread } from './use-unread.ts';

/** The lines of a list with the unanswered changes over them, page by page. */
export function useLines({ shelf, archived }: ListOf) {
  const { language } = useLanguage();
  const apply = useMemo(() => applyToList({ shelf, archived }), [shelf, archived]);
  const shown = useShown<Lists, LineChange>(CHANGES, apply);
  const query = trpc.notifications.list.useInfiniteQuery(
    { tab: shelf, archived, language: language.code },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const { data } = query;
  const lines = useMemo(() => data && shown(data as Lists).pages.flatMap(({ items }) => items), [data, shown]);
  return { ...query, lines };
}

const NONE = { inbox: 0, team: 0, following: 0 };

/** The unread ones by tab with the unanswered changes over them. */
export function useShownCounts() {
  const { data = NONE } = useUnread();
  return useShown(CHANGES, applyToCounts)(data);
}
