import { distinctTags, keyOfTag } from '@onceware/api/collections/library/tags.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { SavedItem } from './tag-changes.ts';
import { ChosenTag, ChosenTags, TagsField } from './tags-field.tsx';
import { useTagging } from './use-tagging.ts';
import { useTypedTags } from './use-typed-tags.ts';
import classes from './tags-field.module.css';

interface Props {
  kept: readonly SavedItem[];
  onClose: () => void;
}

/** Adds and removes tags of one or several items; nothing changes before it is saved (CAT-13). */
export function TagsDialog({ kept, onClose }: Props) {
  const t = useTranslations('tagging.dialog');
  const format = useFormat();
  const formId = useId();
  const { tag } = useTagging();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);

  const counts = new Map<string, number>();
  for (const { item } of kept)
    for (const one of item.tags ?? []) counts.set(keyOfTag(one), (counts.get(keyOfTag(one)) ?? 0) + 1);
  const has = (tags: readonly string[], one: string) => tags.some((other) => keyOfTag(other) === keyOfTag(one));
  const without = (tags: readonly string[], some: readonly string[]) => tags.filter((one) => !has(some, one));
  const shown = without(distinctTags([...kept.flatMap(({ item }) => item.tags ?? []), ...add]), remove);

  // Takes the tag count of the item that would have the most.
  const typing = useTypedTags((typed) =>
    Math.max(
      0,
      ...kept.map(({ item }) => distinctTags([...without(item.tags ?? [], remove), ...add, ...typed]).length),
    ),
  );
  const { typed, problem } = typing;

  const give = (tags: readonly string[]) => {
    setAdd(distinctTags([...add, ...tags]));
    setRemove(without(remove, tags));
  };
  const take = (one: string) => {
    setAdd(without(add, [one]));
    if (counts.has(keyOfTag(one))) setRemove(distinctTags([...remove, one]));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t('title', { count: kept.length })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={problem !== null}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.content}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== null) return;
          onClose();
          tag(kept, distinctTags([...add, ...typed]), without(remove, typed));
        }}
      >
        <TagsField typing={typing} chosen={shown} onGive={give} />
        {shown.length > 0 && (
          <ChosenTags label={t('list')}>
            {shown.map((one) => {
              const count = has(add, one) ? kept.length : (counts.get(keyOfTag(one)) ?? 0);
              const isPartial = count < kept.length;
              return (
                <ChosenTag key={keyOfTag(one)} tag={one} isPartial={isPartial} onTake={() => take(one)}>
                  {isPartial && (
                    <button type="button" className={classes.all} onClick={() => give([one])}>
                      {t('partly', { count: format.number(count), total: format.number(kept.length) })}
                      <span className="sr-only">{t('addToAll', { tag: one })}</span>
                      <IconPlus size={14} stroke={2} aria-hidden />
                    </button>
                  )}
                </ChosenTag>
              );
            })}
          </ChosenTags>
        )}
      </form>
    </Dialog>
  );
}
