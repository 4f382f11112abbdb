import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { PagePart } from '#lib/frames/page-part.tsx';
import { ImportCard } from './import-card.tsx';
import { isOpen } from './is-open.ts';

const SOON_MS = 1_000;
const LATER_MS = 10_000;

/**
 * The newest imports, in whatever tab or process they were begun, as they go on.
 *
 * @param own of the one that was begun here
 * @param feedId of this feed alone
 */
export function ImportList({ own, feedId }: { own: string | null; feedId?: string }) {
  const t = useTranslations('adminImport.list');
  const { data } = trpc.admin.catalog.imports.useQuery(feedId === undefined ? undefined : { feedId }, {
    refetchInterval: ({ state }) => (state.data?.imports.some(isOpen) ? SOON_MS : LATER_MS),
  });
  if (!data || data.imports.length === 0) return null;
  return (
    <PagePart title={t('title')}>
      <ol className="mt-4 line-above" aria-label={t('title')}>
        {data.imports.map((entry) => (
          <ImportCard key={entry.id} entry={entry} isOwn={entry.id === own} />
        ))}
      </ol>
    </PagePart>
  );
}
