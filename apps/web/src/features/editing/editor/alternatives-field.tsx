import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { IconButton } from '@onceware/ui/button/button';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { trpc } from '#lib/api/trpc.ts';
import classes from '../editing.module.css';
import { FoundTools } from './found-tools.tsx';

interface Props {
  /** Id of the tool itself, which is none of them; null: it is not there yet. */
  own: string | null;
  /** Ids of tools, the nearest first. */
  values: readonly string[];
  onChange: (toolIds: string[]) => void;
}

/** Tools that do the same job as one, in order: found by their names, among all that staff see. */
export function AlternativesField({ own, values, onChange }: Props) {
  const t = useTranslations('adminEditing.alternatives');
  const field = useTranslations('catalogFields.field');
  const [typed, setTyped] = useState('');
  const add = (toolId: string) => {
    setTyped('');
    onChange([...values, toolId]);
  };
  const up = (index: number) =>
    onChange(values.map((id, at) => values[at === index ? index - 1 : at === index - 1 ? index : at] ?? id));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{field('alternatives')}</legend>
      {values.length > 0 && (
        <ol className={classes.pictures}>
          {values.map((id, index) => (
            <NamedTool
              key={id}
              id={id}
              onUp={index === 0 ? null : () => up(index)}
              onRemove={() => onChange(values.filter((one) => one !== id))}
            />
          ))}
        </ol>
      )}
      <FormField
        label={t('label')}
        hint={t('hint', { max: contentLimits.alternativesMax })}
        name="alternatives"
        type="search"
        autoComplete="off"
        dir="auto"
        maxLength={200}
        value={typed}
        disabled={values.length >= contentLimits.alternativesMax}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FoundTools typed={typed} without={own === null ? values : [own, ...values]} onChoose={add} />
    </fieldset>
  );
}

function NamedTool({ id, onUp, onRemove }: { id: string; onUp: (() => void) | null; onRemove: () => void }) {
  const t = useTranslations('adminEditing.alternatives');
  const { data } = trpc.admin.catalog.editing.published.useQuery(
    { entityType: 'tool', entityId: id },
    { retry: false },
  );
  const name = data && 'name' in data.content ? data.content.name : id;
  return (
    <li className="row items-center gap-2 min-w-0">
      <bdi className="flex-1 min-w-0 breaks">{name}</bdi>
      {onUp && (
        <IconButton aria-label={t('up', { name })} onClick={onUp}>
          <IconArrowUp size={18} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton aria-label={t('remove', { name })} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}
