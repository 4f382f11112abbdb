import { Badge } from '@onceware/ui/badge/badge';
import { Button } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useWork } from '#lib/changes/use-change.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { AdminPage } from '#lib/frames/admin-page.tsx';
import { adminPaths } from '#lib/admin-paths.ts';
import { isForbidden } from '#lib/table/table-query.ts';
import { Moment } from '#lib/time/moment.tsx';
import { getQueryKey } from '@trpc/react-query';
import { CatalogNav } from '#lib/frames/catalog-nav.tsx';
import classes from './staff.module.css';

/** Unpublished drafts of staff with their authors; any staff member may continue them. */
export function DraftsPage() {
  const t = useTranslations('adminEditing.drafts');
  const { data } = trpc.admin.catalog.editing.drafts.useQuery(undefined, { throwOnError: isForbidden });
  const { change } = useWork(getQueryKey(trpc.admin.catalog.editing));
  const make = useMake();
  const discard = (id: string) =>
    void make(() => change(({ admin }) => admin.catalog.editing.discardDraft.mutate({ id })), {
      done: t('discarded'),
      action: {
        label: t('undo'),
        onAction: () =>
          void make(() => change(({ admin }) => admin.catalog.editing.restoreDraft.mutate({ id })), {
            done: t('restored'),
          }),
      },
    });
  return (
    <AdminPage section="catalog">
      <CatalogNav />
      {data?.length === 0 && <p className={classes.quiet}>{t('empty')}</p>}
      <ul className={classes.list}>
        {data?.map(({ id, entityType, entityId, title, madeBy, updatedAt }) => (
          <li key={id} className={classes.entry}>
            <span className={classes.stack}>
              <span>
                <Link to={adminPaths.catalog('drafts', id)} dir="auto">
                  {title || t('untitled')}
                </Link>{' '}
                <Badge>{t(entityType)}</Badge> {entityId === null && <Badge tone="signal">{t('new')}</Badge>}
              </span>
              <span className={classes.quiet}>
                <bdi>{madeBy?.name ?? t('somebody')}</bdi>, <Moment at={updatedAt} />
              </span>
            </span>
            <Button aria-label={t('discardOne', { title: title || t('untitled') })} onClick={() => discard(id)}>
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
