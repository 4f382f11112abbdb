import { adminLimits } from '@onceware/api/admin/admin.limits';
import { buttonClass } from '@onceware/ui/button/button';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFileZone } from '#lib/form/use-file-zone.ts';
import classes from './choose-file.module.css';

const ACCEPTED = '.json,.csv,application/json,text/csv';
export const MEGABYTES_MAX = adminLimits.importBytesMax / 1024 ** 2;

interface Props {
  /** Of the file that was chosen before, if one was. */
  fileName: string | null;
  problem: string | null;
  onChoose: (file: File) => void;
}

/** A file is chosen or dropped. */
export function ChooseFile({ fileName, problem, onChoose }: Props) {
  const t = useTranslations('adminImport.choose');
  const id = useId();
  const { zone, onChange } = useFileZone(onChoose);

  return (
    <div className={classes.zone} {...zone}>
      {fileName === null ? (
        <p className={classes.drop}>{t('drop')}</p>
      ) : (
        <p className={classes.file}>
          <span className={classes.label}>{t('chosen')}</span> <bdi>{fileName}</bdi>
        </p>
      )}
      <input
        id={id}
        className="sr-only"
        type="file"
        accept={ACCEPTED}
        aria-describedby={`${id}-kinds ${id}-problem`}
        onChange={onChange}
      />
      <label
        className={`${buttonClass({ variant: fileName === null ? 'primary' : 'default' })} ${classes.button}`}
        htmlFor={id}
      >
        {t(fileName === null ? 'button' : 'another')}
      </label>
      <p id={`${id}-kinds`} className={classes.kinds}>
        {t('kinds', { megabytes: MEGABYTES_MAX })}
      </p>
      <p id={`${id}-problem`} className={classes.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
