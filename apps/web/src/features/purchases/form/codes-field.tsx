import { Textarea } from '@onceware/ui/textarea/textarea';
import { useTranslations } from 'use-intl/react';

/** Several licence codes, one a line. */
export function CodesField({
  value,
  problem,
  onChange,
}: {
  value: string;
  problem: string | undefined;
  onChange: (codes: string) => void;
}) {
  const t = useTranslations('purchases');
  return (
    <Textarea
      label={t('fields.licenceCodes')}
      description={t('form.codesHint')}
      error={problem}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}
