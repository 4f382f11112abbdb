import { purchaseLimits, PURCHASE_STATES, type PurchaseState } from '@onceware/api/purchases/purchases.limits';
import { ChoiceField } from '@onceware/ui/field/choice-field';
import { TextField } from '@onceware/ui/field/text-field';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { FormField } from '#lib/form/form-field.tsx';
import { FormTextarea } from '#lib/form/form-textarea.tsx';
import { CurrencyField } from './currency-field.tsx';
import { priceText } from './parse-price.ts';
import type { PurchaseDraft } from './purchase-draft.ts';
import classes from './purchase-form.module.css';
import { RefundField } from './refund-field.tsx';

/** Deal tier to choose from. */
export interface Tier {
  name: string;
  price: number;
}

interface Props {
  draft: PurchaseDraft;
  tiers: readonly Tier[];
  /** The field of the codes, or its placeholder until they are shown. */
  codes: ReactNode;
  onChange: (change: Partial<PurchaseDraft>) => void;
}

/** The fields of a purchase. */
export function PurchaseFields({ draft, tiers, codes, onChange }: Props) {
  const t = useTranslations('purchases');
  return (
    <>
      <FormField
        label={t('fields.title')}
        name="title"
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value.replaceAll(/\s/g, ' ') })}
        autoComplete="off"
        dir="auto"
        required
        maxLength={purchaseLimits.titleMax}
        data-autofocus
      />
      <TierField draft={draft} tiers={tiers} onChange={onChange} />
      <div className={classes.pair}>
        <FormField
          label={t('fields.price')}
          name="price"
          value={draft.price}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          required
          maxLength={20}
        />
        <CurrencyField value={draft.currency} onChange={(currency) => onChange({ currency })} />
      </div>
      <div className={classes.pair}>
        <FormField
          label={t('fields.purchasedOn')}
          name="purchasedOn"
          type="date"
          value={draft.purchasedOn}
          onChange={(event) => onChange({ purchasedOn: event.currentTarget.value })}
          required
        />
        <StateField value={draft.state} onChange={(state) => onChange({ state })} />
      </div>
      <RefundField
        purchasedOn={draft.purchasedOn}
        value={draft.refundUntil}
        onChange={(refundUntil) => onChange({ refundUntil })}
      />
      <FormField
        label={t('fields.redeemBy')}
        name="redeemBy"
        type="date"
        value={draft.redeemBy}
        onChange={(event) => onChange({ redeemBy: event.currentTarget.value })}
        hint={t('form.redeemHint')}
      />
      {codes}
      <FormTextarea
        label={t('fields.notes')}
        name="notes"
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
        maxLength={purchaseLimits.notesMax}
        lengthLabel={(length) => t('form.length', { length, max: purchaseLimits.notesMax })}
      />
    </>
  );
}

/** One of the deal's tiers brings its price along; what is no deal of ours has its own. */
function TierField({ draft, tiers, onChange }: Pick<Props, 'draft' | 'tiers' | 'onChange'>) {
  const t = useTranslations('purchases');
  const format = useFormat();
  const locale = useLocale();
  if (tiers.length === 0) {
    return (
      <TextField
        label={t('fields.tier')}
        value={draft.tier}
        hint={t('form.tierHint')}
        onChange={(event) => onChange({ tier: event.currentTarget.value.replaceAll(/\s/g, ' ') })}
        autoComplete="off"
        dir="auto"
        maxLength={purchaseLimits.tierMax}
      />
    );
  }
  const isOther = draft.tier !== '' && !tiers.some(({ name }) => name === draft.tier);
  const choose = (tier: string) => {
    const chosen = tiers.find(({ name }) => name === tier);
    onChange({ tier, ...(chosen && { price: priceText(chosen.price, draft.currency, locale) }) });
  };
  return (
    <ChoiceField label={t('fields.tier')} value={draft.tier} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{t('form.noTier')}</option>
      {isOther && <option value={draft.tier}>{draft.tier}</option>}
      {tiers.map(({ name, price }) => (
        <option key={name} value={name}>
          {t('form.tierOption', { tier: name, price: format.money(price, draft.currency) })}
        </option>
      ))}
    </ChoiceField>
  );
}

function StateField({ value, onChange }: { value: PurchaseState; onChange: (state: PurchaseState) => void }) {
  const t = useTranslations('purchases');
  return (
    <ChoiceField
      label={t('fields.state')}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(PURCHASE_STATES.find((state) => state === currentTarget.value) ?? value)
      }
    >
      {PURCHASE_STATES.map((state) => (
        <option key={state} value={state}>
          {t(`state.${state}`)}
        </option>
      ))}
    </ChoiceField>
  );
}
