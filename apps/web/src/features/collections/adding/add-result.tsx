import { Button } from '@onceware/ui/button/button';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl/react';
import type { ListedCollection } from '../changes/change.ts';
import { useFormat } from '#i18n/format.ts';
import type { Result } from './use-catalog-results.ts';
import { useToggleItem } from '../save/use-toggle-item.ts';
import { useSaved } from '../save/use-saved.ts';
import classes from './adding.module.css';
import { Thumbnail } from '../pieces/thumbnail.tsx';

/** A deal or tool that can be added to a collection, and taken out again. */
export function AddResult({ collection, result }: { collection: ListedCollection; result: Result }) {
  const t = useTranslations('managing.add');
  const format = useFormat();
  const { id, title, facts } =
    result.is === 'deal'
      ? { id: result.deal.id, title: result.deal.title, facts: format.money(result.deal.price, result.deal.currency) }
      : { id: result.tool.id, title: result.tool.name, facts: result.tool.tagline };
  const entity = { type: result.is, id };
  const toggle = useToggleItem(entity);
  const isHere = useSaved(entity).ids?.includes(collection.id) ?? false;
  const Icon = isHere ? IconCheck : IconPlus;
  return (
    <li className={classes.result}>
      <Thumbnail card={result} size="item" />
      <div className="flex-1 min-w-0">
        <p className={classes.addResultTitle} dir="auto">
          {title}
        </p>
        <p className={classes.facts} dir="auto">
          {facts}
        </p>
      </div>
      <Button
        className={classes.add}
        data-added={isHere || undefined}
        data-stop
        aria-label={t(isHere ? 'addedTitle' : 'addTitle', { title })}
        onClick={() => toggle(collection.id)}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {t(isHere ? 'added' : 'add')}
      </Button>
    </li>
  );
}
