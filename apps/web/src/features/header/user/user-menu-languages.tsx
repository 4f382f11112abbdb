import { Menu } from '@mantine/core';
import { LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';
import { useChooseLanguage } from '#lib/use-choose-language.ts';

/** The header's language picker (NAV-12). Each language is named in itself. */
export function UserMenuLanguages() {
  const { language, choose } = useChooseLanguage();
  return (
    <Menu.RadioGroup value={language.code} onChange={choose}>
      {LANGUAGE_CODES.map((code) => (
        <Menu.RadioItem
          key={code}
          value={code}
          lang={code}
          rightSection={<span aria-hidden="true">{LANGUAGES[code].flag}</span>}
        >
          {LANGUAGES[code].name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
