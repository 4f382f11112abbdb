import { profileLimits } from '@onceware/api/community/profiles/profiles.limits';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import classes from './edit-profile.module.css';

/** Names of the fields: `link1`, `link2` … */
export const linkFieldsOf = (count: number) => Array.from({ length: count }, (_, n) => `link${n + 1}` as const);

/** Some lines with an address each; there is always an empty one while there may be more. */
export function LinksField({ value, onChange }: { value: readonly string[]; onChange: (links: string[]) => void }) {
  const t = useTranslations('profiles.editing');
  const lines = [...value, ''].slice(0, profileLimits.linksMax);
  const change = (n: number, link: string) => {
    const next = lines.map((line, m) => (m === n ? link : line));
    while (next.at(-1) === '') next.pop();
    onChange(next);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('links', { max: profileLimits.linksMax })}</legend>
      {linkFieldsOf(lines.length).map((name, n) => (
        <FormField
          key={name}
          name={name}
          label={t('link', { number: n + 1 })}
          isLabelHidden
          dir="ltr"
          inputMode="url"
          maxLength={profileLimits.linkMax}
          value={lines[n] ?? ''}
          onChange={(event) => change(n, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
