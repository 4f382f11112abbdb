import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import classes from './save-page.module.css';

interface Props {
  /** What is wrong with the one that was handed over. */
  problem?: string;
  address?: string;
}

/** Where nothing that can be kept was handed over: the address, by hand. It works without script too. */
export function AddressForm({ problem, address }: Props) {
  const t = useTranslations('savePage');
  return (
    <Form action={paths.save} className={classes.form}>
      <TextField
        label={t('address')}
        name="url"
        type="url"
        dir="ltr"
        problem={problem}
        defaultValue={address}
        required
        maxLength={2000}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
      </div>
    </Form>
  );
}
