import { Textarea } from '@onceware/ui/textarea/textarea';
import { useTranslations } from 'use-intl/react';
import { useProblem } from '#lib/form/problems.ts';

/** Several licence codes, one a line. */
export function CodesField({ value, onChange }: { value: string; onChange: (codes: string) => void }) {
  const t = useTranslations('purchases');
  return (
    <Textarea
      label={t('fields.licenceCodes')}
      name="licenceCodes"
      description={t('form.codesHint')}
      error={useProblem('licenceCodes')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}
