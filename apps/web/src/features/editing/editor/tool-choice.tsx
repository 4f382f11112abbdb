import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import classes from '../staff.module.css';

interface Props {
  /** Name of the chosen tool; null while unknown. */
  name: string | null;
  onChange: (toolId: string) => void;
  onNew: () => void;
}

/** Which tool a deal is of: found by its name, among all that staff see. */
export function ToolChoice({ name, onChange, onNew }: Props) {
  const t = useTranslations('adminEditing.tool');
  const [typed, setTyped] = useState<string | null>(null);
  const q = useDebounced(typed ?? '', 200);
  const { data } = trpc.admin.catalog.editing.list.useQuery({ entityType: 'tool', q }, { enabled: q !== '' });
  const isSearching = typed !== null && typed !== '';
  return (
    <div className="stack gap-2">
      <FormField
        label={t('label')}
        hint={t('hint')}
        name="toolId"
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed ?? name ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isSearching && data && (
        <ul className={classes.found} aria-label={t('found')}>
          {data.rows.slice(0, 6).map((tool) => (
            <li key={tool.id}>
              <Button
                variant="quiet"
                onClick={() => {
                  setTyped(null);
                  onChange(tool.id);
                }}
              >
                <bdi>{tool.title}</bdi>
              </Button>
            </li>
          ))}
          <li>
            <Button onClick={onNew}>{t('new')}</Button>
          </li>
        </ul>
      )}
      {!isSearching && name === null && (
        <div>
          <Button onClick={onNew}>{t('new')}</Button>
        </div>
      )}
    </div>
  );
}
