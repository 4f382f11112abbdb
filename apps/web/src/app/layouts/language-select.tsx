import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages.ts';
import { useChooseLanguage } from '../../i18n/use-choose-language.ts';
import classes from './language-select.module.css';

/** The language choice that everybody has (I18N-01). Each language is named in itself. */
export function LanguageSelect() {
  const t = useTranslations('app.footer');
  const { language, choose } = useChooseLanguage();
  const id = useId();
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
