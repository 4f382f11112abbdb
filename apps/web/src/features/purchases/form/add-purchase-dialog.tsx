import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { v7 as uuidv7 } from 'uuid';
import { type Attempt, useAttempt } from '#lib/form/attempt.ts';
import { preloadToasts, showToast } from '#lib/toasts/toasts.tsx';
import { trpc } from '#lib/api/trpc.ts';
import { ChosenDeal } from './chosen-deal.tsx';
import { DealPicker } from './deal-picker.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { draftOfDeal, emptyDraft } from './purchase-draft.ts';
import classes from './purchase-form.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import type { PurchaseChanges } from '../use-purchase-changes.ts';
import { useToday } from '../use-today.ts';

interface Props {
  /** The deal that was bought, where it is known already. */
  dealId: string | null;
  /** Name of the plan that was chosen on its page. */
  plan: string | null;
  /** Most likely; a deal brings its own. */
  currency: string;
  changes: PurchaseChanges;
  onClose: () => void;
}

/** Asks what was bought, a deal of the catalogue or anything else, then shows the form. */
export function AddPurchaseDialog({ dealId, plan, currency, changes, onClose }: Props) {
  const t = useTranslations('purchases.form');
  const formId = useId();
  // Kept over failed attempts: what arrived although its answer was lost must not be added twice.
  const [id] = useState(() => uuidv7());
  const [chosen, setChosen] = useState<{ dealId: string | null } | null>(dealId === null ? null : { dealId });
  const attempt = useAttempt();

  const save = async (input: Parameters<PurchaseChanges['create']>[0]) => {
    preloadToasts();
    await changes.create(input);
    onClose();
    showToast({ kind: 'success', text: t('added', { title: input.title }) });
  };
  const footer = chosen ? (
    <FormFooter form={formId} isPending={attempt.isPending} action={t('add')} onCancel={onClose} />
  ) : (
    <Button onClick={onClose}>{t('cancel')}</Button>
  );
  const form = { formId, currency, attempt };
  return (
    <Dialog isOpen onClose={onClose} title={t('addTitle')} closeLabel={t('close')} footer={footer}>
      {!chosen && <DealPicker onChoose={(deal) => setChosen({ dealId: deal })} />}
      {chosen?.dealId === null && (
        <FreeForm {...form} onBack={() => setChosen(null)} onSave={(fields) => save({ ...fields, id })} />
      )}
      {chosen?.dealId != null && (
        <DealForm
          {...form}
          dealId={chosen.dealId}
          plan={chosen.dealId === dealId ? plan : null}
          onBack={() => setChosen(null)}
          onSave={(fields) => save({ ...fields, id, dealId: chosen.dealId })}
        />
      )}
    </Dialog>
  );
}

type FormProps = Pick<Parameters<typeof PurchaseForm>[0], 'onSave'> & {
  formId: string;
  currency: string;
  attempt: Attempt;
  onBack: () => void;
};

function FreeForm({ formId, currency, attempt, onBack, onSave }: FormProps) {
  const t = useTranslations('purchases.form');
  const today = useToday();
  const head = (
    <Button className={`${classes.back} ${classes.quiet}`} variant="quiet" onClick={onBack}>
      {t('chooseDeal')}
    </Button>
  );
  return (
    <PurchaseForm
      id={formId}
      initial={emptyDraft(today, currency)}
      tiers={[]}
      attempt={attempt}
      head={head}
      onSave={onSave}
    />
  );
}

function DealForm({ dealId, plan, ...form }: FormProps & { dealId: string; plan: string | null }) {
  const t = useTranslations('purchases.form');
  const today = useToday();
  const locale = useLocale();
  const { data: deal, isError } = trpc.catalog.deal.useQuery({ ref: dealId });
  if (deal) {
    const head = <ChosenDeal deal={deal} onChange={form.onBack} />;
    return (
      <PurchaseForm
        id={form.formId}
        initial={draftOfDeal(deal, today, locale, plan)}
        tiers={deal.tiers}
        attempt={form.attempt}
        head={head}
        onSave={form.onSave}
      />
    );
  }
  if (!isError) return <FormSkeleton />;
  return (
    <div className="stack one-column gap-4" role="alert">
      <p>{t('dealGone')}</p>
      <Button className={classes.back} onClick={form.onBack}>
        {t('chooseDeal')}
      </Button>
    </div>
  );
}
