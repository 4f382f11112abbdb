import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { LicenceCodes } from './licence-codes.tsx';
import { MarkState } from './mark-state.tsx';
import { PromisedTerms } from './promised-terms.tsx';
import { PurchaseFacts } from './purchase-facts.tsx';
import classes from './purchase-sheet.module.css';
import type { PurchaseChanges } from '../use-purchase-changes.ts';

interface Props {
  purchase: Purchase;
  changes: PurchaseChanges;
  onEdit: () => void;
  onClose: () => void;
}

/** All about one purchase. */
export function PurchaseSheet({ purchase, changes, onEdit, onClose }: Props) {
  const t = useTranslations('purchases.sheet');
  const remove = () => {
    onClose();
    changes.remove(purchase);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      side="end"
      size="lg"
      title={purchase.title}
      closeLabel={t('close')}
      footer={
        <div className="row wrap gap-2">
          <Button variant="primary" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="quiet" onClick={remove}>
            {t('delete')}
          </Button>
        </div>
      }
    >
      <div className="stack one-column gap-6">
        <PurchaseFacts purchase={purchase} />
        <MarkState purchase={purchase} changes={changes} />
        <LicenceCodes key={purchase.codeCount} purchase={purchase} />
        {purchase.notes !== '' && (
          <section>
            <h3 className="text-16 tracking-0">{t('notes')}</h3>
            <p className={classes.notes} dir="auto">
              {purchase.notes}
            </p>
          </section>
        )}
        {purchase.hasTerms && <PromisedTerms purchase={purchase} />}
        {purchase.deal && <Link to={paths.deal(purchase.deal.slug)}>{t('toDeal')}</Link>}
      </div>
    </Dialog>
  );
}
