import { Button } from '@onceware/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from '../staff.module.css';

const SHOWN = 6;

interface Props {
  typed: string;
  /** Ids of tools that cannot be chosen. */
  without?: readonly string[];
  onChoose: (toolId: string) => void;
  /** Further entries. */
  children?: ReactNode;
}

/** Tools with these letters in their names, among all that staff see. */
export function FoundTools({ typed, without = [], onChoose, children }: Props) {
  const t = useTranslations('adminEditing.tool');
  const q = useDebounced(typed, 200);
  const { data } = trpc.admin.catalog.editing.list.useQuery({ entityType: 'tool', q }, { enabled: q !== '' });
  if (typed === '' || !data) return null;
  const found = data.rows.filter(({ id }) => !without.includes(id)).slice(0, SHOWN);
  return (
    <ul className={classes.found} aria-label={t('found')}>
      {found.map((tool) => (
        <li key={tool.id}>
          <Button variant="quiet" onClick={() => onChoose(tool.id)}>
            <bdi>{tool.title}</bdi>
          </Button>
        </li>
      ))}
      {children}
    </ul>
  );
}
