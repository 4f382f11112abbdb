import { distinctTags, keyOfTag } from '@onceware/api/collections/library/tags.contract';
import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { Button } from '@onceware/ui/button/button';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { ChosenTag, ChosenTags, TagsField } from '../tagging/tags-field.tsx';
import type { TypedTags } from '../tagging/use-typed-tags.ts';
import classes from './save-page.module.css';

interface Props {
  tags: readonly string[];
  typing: TypedTags;
  onChange: (tags: readonly string[]) => void;
}

/** Optional tags and note. Once shown they stay, so that nothing typed is hidden. */
export function MoreFields({ tags, typing, onChange }: Props) {
  const t = useTranslations('savePage');
  const words = useTranslations('tagging');
  const note = useTranslations('collectionItems.note');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" className={classes.more} aria-expanded={false} onClick={() => setIsOpen(true)}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('more')}
        </Button>
      </div>
    );
  const max = collectionLimits.notesMax;
  return (
    <div ref={fields} className="stack gap-4">
      <TagsField
        label={words('tags')}
        typing={typing}
        chosen={tags}
        onGive={(given) => onChange(distinctTags([...tags, ...given]))}
      />
      {tags.length > 0 && (
        <ChosenTags label={words('tags')}>
          {tags.map((tag) => (
            <ChosenTag key={keyOfTag(tag)} tag={tag} onTake={() => onChange(tags.filter((one) => one !== tag))} />
          ))}
        </ChosenTags>
      )}
      <FormTextarea
        label={t('note')}
        name="notes"
        placeholder={note('placeholder')}
        maxLength={max}
        lengthLabel={(length) => note('length', { length: format.number(length), max: format.number(max) })}
      />
    </div>
  );
}
