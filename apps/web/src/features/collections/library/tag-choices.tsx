import type { LibraryFilter } from '@onceware/api/collections/library/library.contract';
import { libraryLimits } from '@onceware/api/collections/library/library.limits';
import { changedTags, keyOfTag } from '@onceware/api/collections/library/tags.contract';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { preloadable } from '#lib/page/preloadable.tsx';
import { useWhenLoaded } from '#lib/use-when-loaded.ts';
import { useTags } from '../tag-manager/use-tags.ts';
import classes from './library.module.css';

/** The most used first; the others when they are asked for. */
const FEW = 30;

const manager = preloadable(async () => (await import('../tag-manager/tag-manager.tsx')).TagManager);

/** All tags, those that narrow pressed. */
export function TagChoices({ filter, onChange }: { filter: LibraryFilter; onChange: (filter: LibraryFilter) => void }) {
  const t = useTranslations('library.tags');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const { data } = useTags();
  const whenLoaded = useWhenLoaded();
  const [isManaging, setIsManaging] = useState(false);
  const chosen = new Set(filter.tags.map(keyOfTag));
  const known = data?.tags ?? [];
  const has = new Set(known.map(({ tag }) => keyOfTag(tag)));
  // One that nothing has any more can still be let go of.
  const lost = filter.tags.filter((tag) => !has.has(keyOfTag(tag))).map((tag) => ({ tag, count: 0 }));
  const few = new Set(known.toSorted((one, other) => other.count - one.count).slice(0, FEW));
  const shown = [...lost, ...known.filter((one) => isWhole || few.has(one) || chosen.has(keyOfTag(one.tag)))];
  const toggle = (tag: string) => {
    const rest = filter.tags.filter((one) => keyOfTag(one) !== keyOfTag(tag));
    const tags = rest.length < filter.tags.length ? rest : [...rest, tag].slice(-libraryLimits.tagsMax);
    onChange({ ...filter, tags, isTagged: undefined });
  };
  // The filter follows when its tags are renamed, merged or deleted.
  const follow = (replaced: readonly string[], to: string | null) => {
    const gone = new Set(replaced.map(keyOfTag));
    if (!filter.tags.some((tag) => gone.has(keyOfTag(tag)))) return;
    onChange({ ...filter, tags: changedTags(filter.tags, to === null ? [] : [to], replaced) });
  };
  if (shown.length === 0 && !isManaging) return null;
  return (
    <section className="stack one-column gap-2 min-w-0">
      <div className="row items-baseline justify-between gap-2">
        <h2 className="text-14">{t('title')}</h2>
        <button
          type="button"
          className={classes.more}
          onPointerEnter={() => void manager.preload().catch(() => undefined)}
          onClick={() => whenLoaded(manager.preload(), () => setIsManaging(true))}
        >
          {t('manage')}
        </button>
      </div>
      <ul className={classes.tags}>
        {shown.map(({ tag, count }) => (
          <li key={keyOfTag(tag)}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={chosen.has(keyOfTag(tag))}
              onClick={() => toggle(tag)}
            >
              <span className="truncate" dir="auto">
                {tag}
              </span>
              <span className="text-12 num quiet">{format.number(count)}</span>
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
      <Suspense>
        {isManaging && <manager.Component onReplaced={follow} onClose={() => setIsManaging(false)} />}
      </Suspense>
    </section>
  );
}
