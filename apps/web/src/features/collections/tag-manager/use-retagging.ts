import { useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { useMakeChange } from '../changes/use-make-change.ts';

/** Changes of tags on every item: shown at once, and undone by the notice that says how many items changed. */
export function useRetagging(onReplaced: (tags: readonly string[], to: string | null) => void) {
  const t = useTranslations('tagManager');
  const { make } = useMakeChange();
  const replace = async (tags: string[], to: string | null, done: (count: number) => string) => {
    const id = uuidv7();
    const answer = await make({ kind: 'replaceTags', input: { id, tags, to } }, ({ items = 0 }) => done(items), {
      kind: 'undoTags',
      input: { id },
    });
    if (answer) onReplaced(tags, to);
  };
  return {
    rename: (tag: string, to: string) => void replace([tag], to, (count) => t('renamed', { tag, to, count })),
    merge: (tags: string[], to: string) => void replace(tags, to, (count) => t('merged', { to, count })),
    remove: (tags: string[]) =>
      void replace(tags, null, (count) =>
        tags.length === 1 ? t('deleted', { tag: tags[0] ?? '', count }) : t('deletedMany', { count }),
      ),
  };
}
