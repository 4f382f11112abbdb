import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '../../i18n/errors.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages.ts';
import { showToast } from '../../lib/toasts.tsx';
import classes from './language-select.module.css';

/** The language choice that everybody has (I18N-01). Each language is named in itself. */
export function LanguageSelect() {
  const t = useTranslations('app.footer');
  const sentence = useErrorSentence();
  const { language, chooseLanguage } = useLanguage();
  const id = useId();

  const choose = (value: string) => {
    if (isLanguageCode(value)) chooseLanguage(value).catch((error: unknown) => showToast({ kind: 'error', text: sentence(error) }));
  };

  return (
    <div className={classes.language}>
      <label className={classes.label} htmlFor={id}>
        {t('language')}
      </label>
      <select id={id} className={classes.select} value={language.code} onChange={(event) => choose(event.currentTarget.value)}>
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}
