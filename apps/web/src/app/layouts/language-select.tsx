import { Select } from '@onceware/ui/select/select';
import { useTranslations } from 'use-intl/react';
import { LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';

/** The language choice that everybody has (I18N-01). Each language is named in itself. */
export function LanguageSelect() {
  const t = useTranslations('app.footer');
  const { language, choose } = useChooseLanguage();
  return (
    <Select
      label={t('language')}
      size="lg"
      value={language.code}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </Select>
  );
}
