import { collectionLimits } from '@onceware/api/collections/collections.limits';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import type { ImportProblem } from '../import-files/import-file.ts';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file, and what to do about it. */
export function useProblemSentence(): (problem: ImportProblem) => string {
  const t = useTranslations('transfer.problem');
  const format = useFormat();
  return ({ reason }) => {
    if (typeof reason === 'object') return t(reason.key, { row: format.number(reason.row) });
    switch (reason) {
      case 'tooLarge':
        return t(reason, { megabytes: format.number(collectionLimits.importBytesMax / MEGABYTE) });
      case 'tooManyCollections':
        return t(reason, { max: format.number(collectionLimits.collectionsMax) });
      case 'tooManyItems':
        return t(reason, { max: format.number(collectionLimits.importItemsMax) });
      default:
        return t(reason);
    }
  };
}
