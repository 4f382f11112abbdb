import type { KeptFilter } from '@onceware/api/collections/kept/kept.contract';
import { keptLimits } from '@onceware/api/collections/kept/kept.limits';
import { keyOfTag } from '@onceware/api/collections/kept/tags.contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './kept.module.css';

/** The most used first; the others when they are asked for. */
const FEW = 30;

/** All tags, those that narrow pressed. */
export function TagChoices({ filter, onChange }: { filter: KeptFilter; onChange: (filter: KeptFilter) => void }) {
  const t = useTranslations('kept.tags');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const { data } = trpc.collections.tags.useQuery(undefined, { networkMode: 'always' });
  const chosen = new Set(filter.tags.map(keyOfTag));
  const known = data?.tags ?? [];
  const has = new Set(known.map(({ tag }) => keyOfTag(tag)));
  // One that nothing has any more can still be let go of.
  const lost = filter.tags.filter((tag) => !has.has(keyOfTag(tag))).map((tag) => ({ tag, count: 0 }));
  const few = new Set(known.toSorted((one, other) => other.count - one.count).slice(0, FEW));
  const shown = [...lost, ...known.filter((one) => isWhole || few.has(one) || chosen.has(keyOfTag(one.tag)))];
  const toggle = (tag: string) => {
    const rest = filter.tags.filter((one) => keyOfTag(one) !== keyOfTag(tag));
    const tags = rest.length < filter.tags.length ? rest : [...rest, tag].slice(-keptLimits.tagsMax);
    onChange({ ...filter, tags, isTagged: undefined });
  };
  if (shown.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <ul className={classes.tags}>
        {shown.map(({ tag, count }) => (
          <li key={keyOfTag(tag)}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={chosen.has(keyOfTag(tag))}
              onClick={() => toggle(tag)}
            >
              <span className={classes.name} dir="auto">
                {tag}
              </span>
              <span className={classes.number}>{format.number(count)}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={classes.choice}
            aria-pressed={filter.isTagged === false}
            onClick={() => onChange({ ...filter, tags: [], isTagged: filter.isTagged === false ? undefined : false })}
          >
            {t('untagged')}
          </button>
        </li>
      </ul>
      {known.length > FEW && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'fewer' : 'all', { count: known.length })}
        </button>
      )}
    </section>
  );
}
