import { useTranslations } from 'use-intl/react';
import { DropHint, FileZone } from '#lib/form/file-zone.tsx';
import classes from './import-page.module.css';
import { importLimits } from '@onceware/api/supply/import/import.limits';

const ACCEPTED = '.json,.csv,application/json,text/csv';
export const MEGABYTES_MAX = importLimits.bytesMax / 1024 ** 2;

interface Props {
  /** Name of the previously chosen file; null if there is none. */
  fileName: string | null;
  problem: string | null;
  onChoose: (file: File) => void;
}

export function ChooseFile({ fileName, problem, onChoose }: Props) {
  const t = useTranslations('adminImport.choose');
  const chosen = fileName !== null && (
    <p className="weight-560 breaks">
      <span className={classes.label}>{t('chosen')}</span> <bdi>{fileName}</bdi>
    </p>
  );
  return (
    <FileZone
      accept={ACCEPTED}
      button={t(chosen ? 'another' : 'button')}
      variant={chosen ? 'default' : 'primary'}
      above={chosen || <DropHint>{t('drop')}</DropHint>}
      kinds={t('kinds', { megabytes: MEGABYTES_MAX })}
      problem={problem}
      onChoose={onChoose}
    />
  );
}
