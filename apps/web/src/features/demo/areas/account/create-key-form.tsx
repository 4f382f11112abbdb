import { Button } from '@onceware/ui/button/button';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '../../../../lib/toasts.tsx';
import { TextField } from '../text-field.tsx';
import { useKeys } from './account-state.ts';
import classes from './form.module.css';

const NAME_MAX = 60;

/** Looks like a key and opens nothing. */
function sampleSecret(): string {
  return `sample_${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function CreateKeyForm() {
  const t = useTranslations('demo.account');
  const { add } = useKeys();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = name.trim();
    setIsMissing(asked === '');
    field.current?.focus();
    if (asked === '') return;
    const secret = sampleSecret();
    add({ id: secret, name: asked, secret, created: new Date().toISOString(), isRevoked: false });
    setName('');
    showToast({ kind: 'success', text: t('keyCreated', { name: asked }) });
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t('keyName')}
        problem={isMissing ? t('keyNameMissing') : undefined}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={NAME_MAX}
        autoComplete="off"
        dir="auto"
        required
      />
      <Button type="submit" variant="primary" className={classes.submit}>
        {t('createKey')}
      </Button>
    </form>
  );
}
