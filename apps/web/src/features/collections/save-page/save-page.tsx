import { Button } from '@onceware/ui/button/button';
import { useMemo } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { TextField } from '@onceware/ui/field/text-field';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { paths } from '#lib/paths.ts';
import { PageForm } from './page-form.tsx';
import { sharedPage } from './shared-page.ts';
import classes from './save-page.module.css';

/** `/save?url=…&title=…`: what the bookmarklet, the extension and a phone's Share open (CAT-13). */
export function SavePage() {
  const t = useTranslations('savePage');
  const [search] = useSearchParams();
  const page = useMemo(() => sharedPage(search), [search]);
  return (
    <AccountPage title={t('title')} lead={page ? t('lead') : t('noPage')}>
      {page ? <PageForm key={page.url} page={page} /> : <AddressForm />}
    </AccountPage>
  );
}

/** Where nothing was handed over: the address, by hand. It works without script too. */
function AddressForm() {
  const t = useTranslations('savePage');
  return (
    <Form action={paths.save} className={classes.form}>
      <TextField
        label={t('address')}
        name="url"
        type="url"
        dir="ltr"

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
