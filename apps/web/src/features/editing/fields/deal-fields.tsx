import { UPDATES } from '@onceware/api/catalog/catalog.limits';
import { contentLimits } from '@onceware/api/supply/editing/editing.limits';
import { currencyCodes } from '@onceware/api/kernel/money/currency.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { useTranslations } from 'use-intl/react';
import { FormField } from '#lib/form/form-field.tsx';
import { useProblem } from '#lib/form/problems.ts';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';
import classes from '../editing.module.css';
import { type FieldsProps, orNull } from './fields.ts';
import { MomentField } from './moment-field.tsx';
import { NumberField } from './number-field.tsx';
import { OpeningFields } from './opening-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PlansField } from './plans-field.tsx';

/** All that a deal says but its tool, in the order of its page. */
export function DealFields({ content, onChange }: FieldsProps<'deal'>) {
  const t = useTranslations('catalogFields.field');
  const currencyProblem = useProblem('currency');
  // Browsers know other currencies than the server, whose markup says no more than the one that is chosen.
  const currencies = useIsHydrated() ? currencyCodes() : [];
  const days = (name: 'refundDays' | 'redeemDays') => (
    <NumberField
      label={t(name)}
      name={name}
      value={content[name]}
      max={contentLimits.daysMax}
      isWhole
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <OpeningFields
        called={{ name: 'title', value: content.title, onChange: (title) => onChange({ title }) }}
        line={{
          name: 'promise',
          hint: t('promiseHint'),
          value: content.promise,
          onChange: (promise) => onChange({ promise }),
        }}
        content={content}
        onChange={onChange}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('prices')}</legend>
        <div className={classes.triple}>
          <NumberField
            label={t('price')}
            name="price"
            value={content.price}
            max={contentLimits.priceMax}
            onChange={(price) => onChange({ price })}
          />
          <NumberField
            label={t('basePrice')}
            name="basePrice"
            value={content.basePrice}
            max={contentLimits.priceMax}
            onChange={(basePrice) => onChange({ basePrice })}
          />
          <ChoiceField
            label={t('currency')}
            name="currency"
            problem={currencyProblem}
            value={content.currency}
            onChange={({ target }) => onChange({ currency: target.value })}
          >
            {[...new Set([content.currency, ...currencies])].toSorted().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </ChoiceField>
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('times')}</legend>
        <div className={classes.pair}>
          <MomentField
            label={t('startsAt')}
            hint={t('startsHint')}
            name="startsAt"
            value={content.startsAt}
            onChange={(startsAt) => onChange({ startsAt })}
          />
          <MomentField
            label={t('endsAt')}
            hint={t('endsHint')}
            name="endsAt"
            value={content.endsAt}
            onChange={(endsAt) => onChange({ endsAt })}
          />
        </div>
      </fieldset>
      <PlansField plans={content.tiers} onChange={(tiers) => onChange({ tiers })} />
      <PicturesField
        label={t('cover')}
        name="coverUrl"
        pictures={content.coverUrl === null ? [] : [content.coverUrl]}
        max={1}
        onChange={([coverUrl = null]) => onChange({ coverUrl })}
      />
      <PicturesField
        label={t('gallery')}
        name="gallery"
        pictures={content.gallery}
        max={contentLimits.galleryMax}
        onChange={(gallery) => onChange({ gallery })}
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('terms')}</legend>
        <div className={classes.pair}>
          <FormField
            label={t('url')}
            hint={t('urlHint')}
            name="url"
            type="url"
            dir="ltr"
            maxLength={contentLimits.addressMax}
            defaultValue={content.url ?? ''}
            onChange={({ target }) => onChange({ url: orNull(target.value) })}
          />
          <FormField
            label={t('coupon')}
            name="coupon"
            dir="auto"
            maxLength={contentLimits.shortMax}
            defaultValue={content.coupon ?? ''}
            onChange={({ target }) => onChange({ coupon: orNull(target.value) })}
          />
          <FormField
            label={t('soldBy')}
            name="soldBy"
            dir="auto"
            maxLength={contentLimits.nameMax}
            defaultValue={content.soldBy ?? ''}
            onChange={({ target }) => onChange({ soldBy: orNull(target.value) })}
          />
          {days('refundDays')}
          <MomentField
            label={t('redeemBy')}
            name="redeemBy"
            value={content.redeemBy}
            onChange={(redeemBy) => onChange({ redeemBy })}
          />
          {days('redeemDays')}
          <ChoiceField
            label={t('updates')}
            name="updates"
            value={content.updates ?? ''}
            onChange={({ target }) => onChange({ updates: UPDATES.find((one) => one === target.value) ?? null })}
          >
            <option value="">{t('unknown')}</option>
            {UPDATES.map((one) => (
              <option key={one} value={one}>
                {t(`updatesOf.${one}`)}
              </option>
            ))}
          </ChoiceField>
          <NumberField
            label={t('stacking')}
            hint={t('stackingHint')}
            name="stacking"
            value={content.stacking}
            max={contentLimits.stackingMax}
            isWhole
            onChange={(stacking) => onChange({ stacking: stacking === 0 ? null : stacking })}
          />
        </div>
      </fieldset>
    </>
  );
}
