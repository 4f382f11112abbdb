import { Dialog } from '@onceware/ui/dialog/dialog';
import { useTranslations } from 'use-intl/react';
import { LoadFailed, Loading } from '../pieces/load-states.tsx';
import { TagList } from './tag-list.tsx';
import classes from './tag-manager.module.css';
import { useTags } from './use-tags.ts';

interface Props {
  /** Called when tags were removed from every item, or merged. */
  onReplaced: (tags: readonly string[], to: string | null) => void;
  onClose: () => void;
}

/** All of a member's tags: renamed, merged and deleted on every item, with undo (CAT-13). */
export function TagManager({ onReplaced, onClose }: Props) {
  const t = useTranslations('tagManager');
  const { data, error, isFetching, refetch } = useTags();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {!data ? (
        error === null || isFetching ? (
          <Loading />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.tags.length === 0 ? (
        <div className="stack gap-1 py-4">
          <p className="weight-560">{t('empty')}</p>
          <p className={classes.hint}>{t('emptyHint')}</p>
        </div>
      ) : (
        <TagList tags={data.tags} onReplaced={onReplaced} />
      )}
    </Dialog>
  );
}
