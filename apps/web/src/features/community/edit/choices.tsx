import { CATEGORIES, type Category } from '@onceware/api/catalog/catalog.limits';
import { VISIBILITIES, type Visibility } from '@onceware/api/community/profiles/profiles.limits';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './edit-profile.module.css';

interface Props<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function InterestsField({ value, onChange }: Props<Category[]>) {
  const t = useTranslations('profiles.editing');
  const catalog = useTranslations('catalog.category');
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('interests')}</legend>
      <div className={classes.chips}>
        {CATEGORIES.map((category) => (
          <label key={category} className={classes.chip}>
            <input
              type="checkbox"
              checked={value.includes(category)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, category] : value.filter((one) => one !== category))
              }
            />
            {catalog(category)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function VisibilityField({ value, onChange }: Props<Visibility>) {
  const t = useTranslations('profiles.editing');
  const id = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('visibility')}</legend>
      {VISIBILITIES.map((one) => (
        <div key={one}>
          <label className={classes.check}>
            <input
              type="radio"
              name="visibility"
              checked={value === one}
              aria-describedby={`${id}-${one}`}
              onChange={() => onChange(one)}
            />
            {t(one)}
          </label>
          <p id={`${id}-${one}`} className={classes.note}>
            {t(`${one}Text`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
