import { Button } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';

/** The buttons below a form in a dialog. */
export function FormFooter({
  form,
  isPending,
  action,
  onCancel,
}: {
  form: string;
  isPending: boolean;
  action: string;
  onCancel: () => void;
}) {
  const t = useTranslations('purchases.form');
  return (
    <>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="submit" form={form} variant="primary" isBusy={isPending}>
        {isPending ? t('saving') : action}
      </Button>
    </>
  );
}
