import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ChooseFile, MEGABYTES_MAX } from './choose-file.tsx';
import { type ChosenFile, type FileProblem, lookAtFile, nameWithoutEnding } from './look-at-file.ts';
import classes from './import-page.module.css';

/** As long as the server takes it. */
const SOURCE_MAX = 100;

/** Chooses what to import. The source is the file's name until somebody names it otherwise. */
export function ImportForm({ onStart }: { onStart: (chosen: ChosenFile, source: string) => void }) {
  const t = useTranslations('adminImport');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [source, setSource] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

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
    setIsMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    if (source.trim() !== '') return onStart(chosen, source.trim());
    setIsMissing(true);
    field.current?.focus();
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <ChooseFile
        fileName={chosen?.file.name ?? null}
        problem={problem && t(`problem.${problem}`, { megabytes: MEGABYTES_MAX })}
        onChoose={(file) => void choose(file)}
      />
      {chosen && (
        <>
          <TextField
            ref={field}
            label={t('source.label')}
            hint={t('source.hint')}
            problem={isMissing && source.trim() === '' ? t('source.missing') : undefined}
            value={source}
            maxLength={SOURCE_MAX}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setSource(event.target.value)}
          />
          <Button type="submit" variant="primary">
            {t('start')}
          </Button>
        </>
      )}
    </form>
  );
}

const sourceOf = (chosen: ChosenFile | null): string =>
  chosen ? nameWithoutEnding(chosen.file.name).slice(0, SOURCE_MAX) : '';
