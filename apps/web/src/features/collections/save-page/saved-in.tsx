import type { CollectionHead } from '@onceware/api/collections/collections.contract';
import { useLocale, useTranslations } from 'use-intl/react';
import classes from './save-page.module.css';

interface Props {
  /** Undefined until it is known. */
  ids: readonly string[] | undefined;
  /** It could not be asked. */
  isUnknown: boolean;
  collections: readonly Pick<CollectionHead, 'id' | 'name'>[];
  /** The outcome of saving it once more. */
  again: string | null;
}

/** Says in which collections the page is. */
export function SavedIn({ ids, isUnknown, collections, again }: Props) {
  const t = useTranslations('savePage');
  const locale = useLocale();
  const names = collections.filter(({ id }) => ids?.includes(id)).map(({ name }) => `\u2068${name}\u2069`);
  const sentence = () => {
    if (!ids) return t(isUnknown ? 'unknown' : 'checking');
    return names.length > 0 ? t('savedIn', { names: new Intl.ListFormat(locale).format(names) }) : t('notSaved');
  };
  return (
    <p className={classes.kept} role="status" data-kept={names.length > 0 || undefined}>
      {again ?? sentence()}
    </p>
  );
}
