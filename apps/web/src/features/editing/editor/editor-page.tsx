import type { DraftDetail } from '@onceware/api/supply/editing/editing.contract';
import { Link } from 'react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { adminPaths } from '#lib/admin-paths.ts';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import classes from '../staff.module.css';
import { DraftEditor } from './draft-editor.tsx';
import { type Previews, titleOf } from '../draft/previews.ts';

/** The editor of a draft (CAT-11). */
export function EditorPage({ id, ...previews }: { id: string } & Previews) {
  const [round, setRound] = useState(0);
  // One that is not there becomes the 404 page. What somebody else publishes meanwhile is noticed.
  const { data: draft, refetch } = trpc.admin.catalog.editing.draft.useQuery(
    { id },
    { throwOnError: true, refetchInterval: 20_000, refetchOnWindowFocus: 'always' },
  );
  if (!draft) return <AdminPage section="catalog">{null}</AdminPage>;
  if (draft.state === 'accepted' || draft.state === 'discarded' || draft.state === 'refused')
    return <Settled draft={draft} />;
  const loadAnew = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  return <DraftEditor key={`${draft.id} ${round}`} draft={draft} onLoadAnew={() => void loadAnew()} {...previews} />;
}

/** Published or left: what became of it. */
function Settled({ draft }: { draft: DraftDetail }) {
  const t = useTranslations('adminEditing.draft');
  const part = draft.entityType === 'deal' ? 'deals' : 'tools';
  return (
    <AdminPage section="catalog" title={titleOf(draft.content) || t('untitled')}>
      <CatalogNav />
      <p className={classes.quiet}>{t(draft.state === 'accepted' ? 'published' : 'wasDiscarded')}</p>
      {draft.entityId !== null && <Link to={adminPaths.catalog(part, draft.entityId)}>{t('toHistory')}</Link>}
    </AdminPage>
  );
}
