import type { Tag } from '@onceware/api/collections/collections.contract';
import { libraryLimits } from '@onceware/api/collections/library/library.limits';
import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { NameForm } from './name-form.tsx';
import classes from './tag-manager.module.css';

interface Props {
  chosen: readonly Tag[];
  onMerge: (name: string) => void;
  onDelete: () => void;
}

/** Actions on the chosen tags, in sight below the list. */
export function ChosenBar({ chosen, onMerge, onDelete }: Props) {
  const t = useTranslations('tagManager');
  const format = useFormat();
  const [isMerging, setIsMerging] = useState(false);
  const count = chosen.length;
  const isTooMany = count > libraryLimits.replacedMax;
  const most = chosen.toSorted((one, other) => other.count - one.count)[0];
  return (
    <div className={classes.bar}>
      {isMerging && count > 1 && !isTooMany ? (
        <NameForm
          label={t('into')}
          initial={most?.tag ?? ''}
          sentence={(to) => (to === '' ? t('missing') : t('willMerge', { count, to }))}
          submitLabel={() => t('merge')}
          onSubmit={onMerge}
          onCancel={() => setIsMerging(false)}
        />
      ) : (
        <>
          <p className={classes.hint} role="status">
            {isTooMany
              ? t('tooMany', { max: format.number(libraryLimits.replacedMax) })
              : count === 1
                ? t('chooseMore')
                : t('chosen', { count })}
          </p>
          <div className="row wrap justify-end gap-2">
            <Button disabled={isTooMany} onClick={onDelete}>
              {t('deleteChosen')}
            </Button>
            <Button variant="primary" disabled={isTooMany || count < 2} onClick={() => setIsMerging(true)}>
              {t('mergeChosen')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
