import { keyOfTag } from '@onceware/api/collections/library/tags.contract';
import { Button } from '@onceware/ui/button/button';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useTags } from '../tag-manager/use-tags.ts';
import type { TypedTags } from './use-typed-tags.ts';
import classes from './tags-field.module.css';

interface Props {
  typing: TypedTags;
  /** Tags that the item already has, which are not suggested. */
  chosen: readonly string[];
  /** Above the field; without it the field says itself what it is for. */
  label?: string;
  onGive: (tags: readonly string[]) => void;
}

/** Tags are typed, one or several with commas between them; those that the member uses are proposed (CAT-13). */
export function TagsField({ typing: { text, write, typed, problem }, chosen, label, onGive }: Props) {
  const t = useTranslations('tagging.dialog');
  const id = useId();
  const { data: known } = useTags();
  const keys = new Set(chosen.map(keyOfTag));

  const give = () => {
    if (problem !== null || typed.length === 0) return;
    onGive(typed);
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || typed.length === 0) return;
    event.preventDefault();
    give();
  };
  return (
    <div className={classes.tagsField}>
      {label !== undefined && (
        <label className="text-14 weight-560" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="row gap-2">
        <input
          id={id}
          className={classes.field}
          data-autofocus
          list={`${id}-known`}
          value={text}
          placeholder={t('add')}
          aria-label={label === undefined ? t('add') : undefined}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          autoComplete="off"
          dir={text === '' ? undefined : 'auto'}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button disabled={typed.length === 0 || problem !== null} onClick={give}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('addButton')}
        </Button>
      </div>
      <datalist id={`${id}-known`}>
        {known?.tags.map(({ tag }) => !keys.has(keyOfTag(tag)) && <option key={tag}>{tag}</option>)}
      </datalist>
      <p id={`${id}-problem`} className={problem === null ? classes.hint : classes.problem} role="status">
        {problem ?? t('hint')}
      </p>
    </div>
  );
}

/** Below the field: the tags that were given. */
export const ChosenTags = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="row wrap gap-2" aria-label={label}>
    {children}
  </ul>
);

interface ChosenProps {
  tag: string;
  isPartial?: boolean;
  /** Further actions on the tag. */
  children?: ReactNode;
  onTake: () => void;
}

export function ChosenTag({ tag, isPartial = false, children, onTake }: ChosenProps) {
  const t = useTranslations('tagging.dialog');
  return (
    <li className={classes.tag} data-partly={isPartial || undefined}>
      <span dir="auto">{tag}</span>
      {children}
      <button type="button" className={classes.take} onClick={onTake}>
        <IconX size={14} stroke={2} aria-hidden />
        <span className="sr-only">{t('remove', { tag })}</span>
      </button>
    </li>
  );
}
