import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import type { HistoryEntry } from '@onceware/api/supply/editing/editing.contract';
import { changedFields } from '@onceware/api/supply/editing/merge.contract';
import { Button } from '@onceware/ui/button/button';
import { getQueryKey } from '@trpc/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { errorKey } from '#lib/api/api-error.ts';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { paths } from '#lib/paths.ts';
import { useFocusFallback } from '#lib/use-focus-fallback.ts';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import classes from '../staff.module.css';
import { ToolPicturesSection } from '../tool-pictures/tool-pictures-section.tsx';
import { useStartDraft } from '../use-start-draft.ts';
import { Version } from './version.tsx';

/** One deal or tool for staff: what it is now, and every version of it, each of which can be undone or come back (CAT-11). */
export function HistoryPage({ entityType, entityId }: { entityType: EntityType; entityId: string }) {
  const t = useTranslations('adminEditing.history');
  const sentence = useErrorSentence();
  const entity = { entityType, entityId };
  const { data: published } = trpc.admin.catalog.editing.published.useQuery(entity, { throwOnError: true });
  const { data: versions = [] } = trpc.admin.catalog.editing.history.useQuery(entity);
  const { change, isPending } = useWork(getQueryKey(trpc.admin.catalog.editing));
  const make = useMake();
  const start = useStartDraft();
  const failed = (error: unknown) => (errorKey(error) === 'edit_conflict' ? t('changedSince') : sentence(error));
  const act = (kind: 'end' | 'hide' | 'show') => {
    let isChanged = false;
    const work = async ({ admin }: ApiClient) => {
      const { made } = await admin.catalog.editing.change.mutate({ entityType, ids: [entityId], change: { kind } });
      isChanged = made.length > 0;
    };
    void make(() => change(work), { done: () => t(`done.${isChanged ? kind : 'none'}`) });
  };
  const undo = ({ version }: HistoryEntry) =>
    void make(() => change(({ admin }) => admin.catalog.editing.undo.mutate({ versions: [{ ...entity, version }] })), {
      done: t('done.undo'),
      failed,
    });
  const restore = ({ version }: HistoryEntry) =>
    void make(() => change(({ admin }) => admin.catalog.editing.restoreVersion.mutate({ ...entity, version })), {
      done: t('done.restore'),
    });

  const neighbour = useRef<HTMLButtonElement>(null);
  useFocusFallback(published?.canEnd === true, neighbour);

  if (!published) return <AdminPage section="catalog">{null}</AdminPage>;
  const { content, slug } = published;
  const isDeal = 'title' in content;
  const isSame = (version: HistoryEntry) => changedFields<object>(version.content, content).length === 0;
  const current = versions.find(isSame);
  return (
    <AdminPage
      section="catalog"
      title={isDeal ? content.title : content.name}
      actions={
        <Button variant="primary" onClick={() => void start(entityType, { entityId })}>
          {t('edit')}
        </Button>
      }
    >
      <CatalogNav />
      <div className={classes.actions}>
        {!content.isHidden && <Link to={isDeal ? paths.deal(slug) : paths.tool(slug)}>{t('view')}</Link>}
        {published.canEnd && (
          <Button isBusy={isPending} onClick={() => act('end')}>
            {t('end')}
          </Button>
        )}
        <Button ref={neighbour} isBusy={isPending} onClick={() => act(content.isHidden ? 'show' : 'hide')}>
          {t(content.isHidden ? 'show' : 'hide')}
        </Button>
        <Button onClick={() => void start(entityType, { copyOf: entityId })}>{t('copy')}</Button>
      </div>
      {!isDeal && <ToolPicturesSection toolId={entityId} name={content.name} />}
      <h2 className={classes.legend}>{t('title')}</h2>
      {versions.length === 0 && <p className={classes.quiet}>{t('empty')}</p>}
      <ol className={classes.list}>
        {versions.map((version, index) => (
          <Version
            key={version.version}
            entry={version}
            before={versions[index + 1] ?? null}
            isSame={isSame(version)}
            isCurrent={version === current}
            isBusy={isPending}
            onUndo={() => undo(version)}
            onRestore={() => restore(version)}
          />
        ))}
      </ol>
    </AdminPage>
  );
}
