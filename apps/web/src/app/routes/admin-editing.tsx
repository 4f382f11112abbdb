import { data, useParams } from 'react-router';
import { DraftsPage } from '#features/editing/drafts-page.tsx';
import { EditorPage } from '#features/editing/editor/editor-page.tsx';
import { HistoryPage } from '#features/editing/history/history-page.tsx';
import { EntriesPage } from '#features/editing/list/entries-page.tsx';
import { entriesOf } from '#features/editing/list/entries-table.ts';
import { guardedLoader } from '#lib/page/guards.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { previews } from '../previews.tsx';

const ENTITY_TYPES = { deals: 'deal', tools: 'tool' } as const;

const isEntities = (part = ''): part is keyof typeof ENTITY_TYPES => Object.hasOwn(ENTITY_TYPES, part);

export const loader = guardedLoader('admin.catalog', async ({ queries, params: { part, id }, search }) => {
  const { editing } = queries.admin.catalog;
  if (isEntities(part)) {
    const entityType = ENTITY_TYPES[part];
    if (id === undefined) return await editing.list.ensureData(entriesOf(entityType, search));
    const entity = { entityType, entityId: id };
    return await Promise.all([
      editing.published.ensureData(entity),
      editing.history.ensureData(entity),
      ...(entityType === 'tool' ? [queries.admin.catalog.toolPictures.get.ensureData({ toolId: id })] : []),
    ]);
  }
  if (part !== 'drafts') throw data(null, { status: 404 });
  return id === undefined ? await editing.drafts.ensureData() : await editing.draft.ensureData({ id });
});

export function Component() {
  return (
    <WithWords part="editing">
      <WithWords part="fields">
        <Part />
      </WithWords>
    </WithWords>
  );
}

function Part() {
  const { part, id } = useParams();
  if (isEntities(part)) {
    const entityType = ENTITY_TYPES[part];
    return id === undefined ? (
      <EntriesPage key={part} entityType={entityType} />
    ) : (
      <HistoryPage key={id} entityType={entityType} entityId={id} />
    );
  }
  return id === undefined ? <DraftsPage /> : <EditorPage id={id} {...previews} />;
}
