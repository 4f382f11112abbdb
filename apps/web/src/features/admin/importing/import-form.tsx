import { Button } from '@onceware/ui/button/button';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { ChooseFile, MEGABYTES_MAX } from './choose-file.tsx';
import { type ChosenFile, type FileProblem, checkFile, nameWithoutEnding } from './check-file.ts';
import classes from './import-page.module.css';
import type { Sent } from './use-upload.ts';

const FIELDS = ['source'] as const;
/** Maximum length that the server accepts. */
const SOURCE_MAX = 100;

interface Props {
  /** Sent for a dry run just now. */
  tried: Sent | null;
  onStart: (sent: Sent) => void;
}

/** Chooses what to import. The source is the file's name until somebody names it otherwise. */
export function ImportForm({ tried, onStart }: Props) {
  const t = useTranslations('adminImport');
  const feeds = useTranslations('adminFeeds');
  const [chosen, setChosen] = useState<ChosenFile | null>(tried?.chosen ?? null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [source, setSource] = useState(tried?.source ?? '');
  const isDryRun = useRef(false);

  const choosing = (isTried: boolean) => {
    isDryRun.current = isTried;
  };
  const choose = async (file: File) => {
    const found = await checkFile(file);
    setProblem(typeof found === 'string' ? found : null);
    if (typeof found === 'string') {
      setChosen(null);
      return;
    }
    // Keeps a source name that the user typed.
    if (source === '' || source === sourceOf(chosen)) setSource(sourceOf(found));
    setChosen(found);
  };
  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={() => t('source.missing')}
      onSubmit={() => {
        if (chosen) onStart({ chosen, source: source.trim(), isDryRun: isDryRun.current });
      }}
      footer={
        chosen && (
          <div className={classes.actions}>
            <Button type="submit" variant="primary" onClick={() => choosing(false)}>
              {t('start')}
            </Button>
            <Button type="submit" onClick={() => choosing(true)}>
              {feeds('dryRun')}
            </Button>
          </div>
        )
      }
    >
      <ChooseFile
        fileName={chosen?.file.name ?? null}
        problem={problem && t(`problem.${problem}`, { megabytes: MEGABYTES_MAX })}
        onChoose={(file) => void choose(file)}
      />
      {chosen && (
        <FormField
          label={t('source.label')}
          name="source"
          hint={t('source.hint')}
          value={source}
          required
          maxLength={SOURCE_MAX}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setSource(event.target.value)}
        />
      )}
    </CheckedForm>
  );
}

const sourceOf = (chosen: ChosenFile | null): string =>
  chosen ? nameWithoutEnding(chosen.file.name).slice(0, SOURCE_MAX) : '';
