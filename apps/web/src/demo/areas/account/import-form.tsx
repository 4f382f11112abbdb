import { Button } from '@onceware/ui/button/button';
import { Textarea } from '@onceware/ui/textarea/textarea';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { NeedsScript } from '#lib/form/needs-script.tsx';
import classes from './account.module.css';
import { type ReadAddress, readAddresses } from './read-addresses.ts';

const MAX_BYTES = 256 * 1024;
/** More would be a list to read in pieces. */
const MAX_ADDRESSES = 500;

type Problem = 'noAddresses' | 'tooMany' | 'tooLarge' | 'unreadable';

/** The text with the addresses, typed or from a file, and what is wrong with it. */
function useAddressText(onRead: (addresses: ReadAddress[] | undefined) => void) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();

  const refuse = (next: Problem) => {
    setProblem(next);
    onRead(undefined);
  };

  const check = (given = text) => {
    const addresses = readAddresses(given);
    if (addresses.length === 0) return refuse('noAddresses');
    if (addresses.length > MAX_ADDRESSES) return refuse('tooMany');
    setProblem(undefined);
    onRead(addresses);
  };

  const write = (next: string) => {
    setText(next);
    setProblem(undefined);
    onRead(undefined);
  };

  const chooseFile = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > MAX_BYTES) return refuse('tooLarge');
    try {
      const given = await file.text();
      setText(given);
      check(given);
    } catch {
      refuse('unreadable');
    } finally {
      // The same file can be chosen again once it has been mended.
      input.value = '';
    }
  };
  return { text, problem, write, check, chooseFile };
}

/** @param onRead gets the result; undefined as soon as the text changes */
export function ImportForm({ onRead }: { onRead: (addresses: ReadAddress[] | undefined) => void }) {
  const t = useTranslations('demo.account');
  const id = useId();
  const { text, problem, write, check, chooseFile } = useAddressText(onRead);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };

  return (
    <form className={classes.importFormForm} method="dialog" noValidate onSubmit={submit}>
      <NeedsScript />
      <Textarea
        label={t('addresses')}
        hint={t('addressesHint')}
        problem={problem && t(`importProblem.${problem}`, { max: MAX_ADDRESSES })}
        minRows={6}
        maxRows={14}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={classes.actions}>
        <div className="stack gap-1 min-w-0">
          <label htmlFor={id} className="text-14 weight-560">
            {t('chooseFile')}
          </label>
          <input
            id={id}
            className={classes.input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void chooseFile(event)}
          />
        </div>
        <Button type="submit" variant="primary">
          {t('checkAddresses')}
        </Button>
      </div>
    </form>
  );
}
