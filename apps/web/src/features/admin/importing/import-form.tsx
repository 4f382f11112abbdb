import { Button } from '@onceware/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CheckedForm } from '#lib/form/checked-form.tsx';
import { FormField } from '#lib/form/form-field.tsx';
import { ChooseFile, MEGABYTES_MAX } from './choose-file.tsx';
import { type ChosenFile, type FileProblem, lookAtFile, nameWithoutEnding } from './look-at-file.ts';
import classes from './import-page.module.css';

const FIELDS = ['source'] as const;
/** As long as the server takes it. */
const SOURCE_MAX = 100;

/** Chooses what to import. The source is the file's name until somebody names it otherwise. */
export function ImportForm({ onStart }: { onStart: (chosen: ChosenFile, source: string) => void }) {
  const t = useTranslations('adminImport');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [source, setSource] = useState('');

  const choose = async (file: File) => {
    const found = await lookAtFile(file);
    setProblem(typeof found === 'string' ? found : null);
    if (typeof found === 'string') {
      setChosen(null);
      return;
    }
    // What somebody wrote stays.
    if (source === '' || source === sourceOf(chosen)) setSource(sourceOf(found));
    setChosen(found);
  };
  return (
    <CheckedForm
      className={classes.form}
      fields={FIELDS}
      sentence={() => t('source.missing')}
      onSubmit={() => {
        if (chosen) onStart(chosen, source.trim());
      }}
      footer={
        chosen && (
          <Button type="submit" variant="primary">
            {t('start')}
          </Button>
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
