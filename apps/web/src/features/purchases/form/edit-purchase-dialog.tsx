import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useAttempt } from '#lib/form/attempt.ts';
import { FormFooter } from './form-footer.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { draftOf } from './purchase-draft.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { usePromisedTerms } from '../sheet/use-promised-terms.ts';
import type { PurchaseChanges } from '../use-purchase-changes.ts';

/** Changes a purchase; its codes only where they were shown. Without the deal's tiers, the tier is free text. */
export function EditPurchaseDialog({
  purchase,
  changes,
  onClose,
}: {
  purchase: Purchase;
  changes: PurchaseChanges;
  onClose: () => void;
}) {
  const t = useTranslations('purchases.form');
  const locale = useLocale();
  const id = useId();
  // Keeps the values from when the form opened, so that changes in another tab do not touch what is being typed.
  const [initial] = useState(() => draftOf(purchase, locale));
  const attempt = useAttempt();
  // Once the form is there, no later attempt to load the terms may take it away with what was typed.
  const { data, isFetched } = usePromisedTerms(purchase);
  const isReady = isFetched || !purchase.hasTerms;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editTitle', { title: purchase.title })}
      closeLabel={t('close')}
      footer={<FormFooter form={id} isPending={attempt.isPending} action={t('save')} onCancel={onClose} />}
    >
      {isReady ? (
        <PurchaseForm
          id={id}
          initial={initial}
          tiers={data?.terms.tiers ?? []}
          attempt={attempt}
          kept={{ id: purchase.id, count: purchase.codeCount }}
          onSave={(fields) => changes.update({ id: purchase.id, ...fields }).then(onClose)}
        />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  );
}
