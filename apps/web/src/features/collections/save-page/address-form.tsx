import { Button } from '@onceware/ui/button/button';
import { TextField } from '@onceware/ui/field/text-field';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';

interface Props {
  /** Problem with the address that was passed in. */
  problem?: string;
  address?: string;
}

/** Form to enter the address by hand when none that can be saved was passed in. Works without JavaScript too. */
export function AddressForm({ problem, address }: Props) {
  const t = useTranslations('savePage');
  return (
    <Form action={paths.save} className="stack gap-4">
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
