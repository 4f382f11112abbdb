import type { Feed, FeedField } from '@onceware/api/supply/fetched-feeds/fetched-feeds.contract';
import { feedLimits } from '@onceware/api/supply/fetched-feeds/fetched-feeds.limits';
import { TextField } from '@onceware/ui/field/text-field';
import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import classes from './feeds.module.css';

type Source = Feed['mapping'][string];

interface Props {
  column: string;
  source: Source | null;
  fields: readonly FeedField[];
  onChange: (source: Source | null) => void;
}

/** Prefix of a feed's field names, so that none is taken for a choice of ours. */
const FIELD = 'field ';

/** Chooses the source of one import column: a field, a constant text, or none. */
export function MappedColumn({ column, source, fields, onChange }: Props) {
  const t = useTranslations('adminFeeds');
  const isAlways = source !== null && 'always' in source;
  const chosen = source === null ? '' : isAlways ? 'always' : FIELD + source.field;
  const field = source && 'field' in source ? fields.find(({ name }) => name === source.field) : undefined;
  const isGone = source !== null && 'field' in source && !field;
  const choose = (value: string) => {
    if (value === '') onChange(null);
    else onChange(value === 'always' ? { always: '' } : { field: value.slice(FIELD.length) });
  };
  return (
    <div className={classes.column}>
      <Select label={column} size="lg" value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('notTaken')}</option>
        <option value="always">{t('always')}</option>
        {isGone && <option value={chosen}>{source.field}</option>}
        {fields.map(({ name }) => (
          <option key={name} value={FIELD + name}>
            {name}
          </option>
        ))}
      </Select>
      {isAlways && (
        <TextField
          label={t('alwaysOf', { column })}
          isLabelHidden
          dir="auto"
          value={source.always}
          maxLength={feedLimits.alwaysMax}
          onChange={(event) => onChange({ always: event.target.value })}
        />
      )}
      {field && (
        <p className={classes.example} dir="auto">
          {field.example}
        </p>
      )}
      {isGone && <p className="text-14 breaks danger">{t('fieldGone')}</p>}
    </div>
  );
}
