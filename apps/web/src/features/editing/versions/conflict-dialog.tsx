import type { Published } from '@onceware/api/supply/editing/editing.contract';
import { useTranslations } from 'use-intl/react';
import { type AnyContent, type ContentField, useContentWords } from './content-words.ts';
import { VersionsDialog } from '#lib/versions/versions-dialog.tsx';

interface Props {
  /** Owner of the draft: the reader, or somebody who submitted it to them. */
  draftOf: 'own' | 'submitted';
  /** Version both began with, version of the draft, and version of somebody else. */
  base: AnyContent;
  mine: AnyContent;
  theirs: AnyContent;
  change: Published['change'];
  isBusy?: boolean;
  onClose: () => void;
  /** With what is to be said in the end, and the fields changed by both that stay as somebody else has them. */
  onDecide: (content: AnyContent, theirs: ContentField[]) => void;
}

/** Two have changed the same deal or tool. */
export function ConflictDialog({ draftOf, ...versions }: Props) {
  const t = useTranslations('catalogFields.conflict');
  const words = useContentWords();
  const labels = { mine: t(`${draftOf}.mine`), theirs: t(`${draftOf}.theirs`), decide: t(`${draftOf}.decide`) };
  return <VersionsDialog words={words} labels={labels} {...versions} />;
}
