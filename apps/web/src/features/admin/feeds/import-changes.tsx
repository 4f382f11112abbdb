import type { ImportChange } from '@onceware/api/supply/import/import.contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import classes from './feeds.module.css';

const KINDS = ['new', 'changed', 'ended'] as const;

/** The first things that a run brought, or would bring. */
export function ImportChanges({ id, isDryRun }: { id: string; isDryRun: boolean }) {
  const t = useTranslations('adminFeeds');
  const [isOpen, setIsOpen] = useState(false);
  // Its notes were perhaps read before it had brought anything.
  const { data, isFetching } = trpc.admin.catalog.importNotes.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <details className={classes.more} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t(isDryRun ? 'wouldChange' : 'changes')}</summary>
      {!isFetching && data?.changes.length === 0 && <p className={classes.text}>{t('noChanges')}</p>}
      {KINDS.map((kind) => {
        const changes = data?.changes.filter((change) => change.kind === kind) ?? [];
        return changes.length > 0 && <ChangesOf key={kind} title={t(`kinds.${kind}`)} changes={changes} />;
      })}
    </details>
  );
}

function ChangesOf({ title, changes }: { title: string; changes: readonly ImportChange[] }) {
  return (
    <>
      <h4 className={classes.kind}>{title}</h4>
      <ul className="stack gap-2">
        {changes.map((change, index) => (
          // The index is a safe key because the changes of one run keep their order.
          <li key={index}>
            <span dir="auto">{change.title}</span>
            {change.columns.map(({ column, before, after }) => (
              <p key={column} className={classes.example}>
                <code dir="ltr">{column}</code> <del dir="auto">{before}</del> <ins dir="auto">{after}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
