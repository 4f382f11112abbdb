import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl/react';
import { LoadFailed } from '#lib/frames/load-failed.tsx';
import type { PurchaseList } from '../apply-purchase.ts';
import { AddPurchaseDialog } from '../form/add-purchase-dialog.tsx';
import { arrangePurchases, yearsOf } from './arrange-purchases.ts';
import { EditPurchaseDialog } from '../form/edit-purchase-dialog.tsx';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { ImportDialog } from '../transfer/import-dialog.tsx';
import { GrandTotal } from './grand-total.tsx';
import { LedgerActions } from './ledger-actions.tsx';
import classes from './ledger.module.css';
import { LedgerEmpty } from './ledger-empty.tsx';
import { LedgerSkeleton } from './ledger-skeleton.tsx';
import { PurchaseList as Rows } from './purchase-list.tsx';
import { PurchaseSheet } from '../sheet/purchase-sheet.tsx';
import { PurchasesToolbar } from './purchases-toolbar.tsx';
import { isFiltered, readSearch, writeSearch } from './purchases-search.ts';
import { usualCurrency } from './sum-in.ts';
import { TotalsTable } from './totals-table.tsx';
import { usePurchaseChanges, usePurchases } from '../use-purchase-changes.ts';
import { useToday } from '../use-today.ts';

/** The purchases: totals, then one line each (ACC-02). */
export function Ledger() {
  const t = useTranslations('purchases');
  const { data, isError, isFetching, refetch } = usePurchases();
  if (data) return <LoadedLedger {...data} />;
  return isError && !isFetching ? (
    <LoadFailed text={t('failed')} action={t('tryAgain')} onRetry={() => void refetch()} />
  ) : (
    <LedgerSkeleton />
  );
}

type Open = { is: 'add' | 'import' | 'export' } | { is: 'sheet' | 'edit'; id: string };

/** The address `?add=<id of a deal>` opens the form for that deal. */
const ADD = 'add';
/** `&plan=<name>` with the plan that was chosen on its page. */
const PLAN = 'plan';

function LoadedLedger({ purchases, totals, rates }: PurchaseList) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const changes = usePurchaseChanges();
  const search = readSearch(params);
  const dealId = params.get(ADD);
  const openSheet = useCallback((id: string) => setOpen({ is: 'sheet', id }), []);
  const opened = open && 'id' in open ? purchases.find(({ id }) => id === open.id) : undefined;

  const close = () => {
    setOpen(null);
    if (dealId === null) return;
    const next = new URLSearchParams(params);
    next.delete(ADD);
    next.delete(PLAN);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {purchases.length === 0 ? (
        <LedgerEmpty onAdd={() => setOpen({ is: 'add' })} onImport={() => setOpen({ is: 'import' })} />
      ) : (
        <div className="stack one-column gap-6">
          <LedgerActions onOpen={(is) => setOpen({ is })} />
          <TotalsTable totals={totals} />
          <GrandTotal totals={totals} rates={rates} />
          <PurchasesToolbar
            search={search}
            years={yearsOf(purchases)}
            onSearch={(next) => setParams(writeSearch(params, next), { replace: true, preventScrollReset: true })}
          />
          <Shown purchases={purchases} params={params.toString()} onOpen={openSheet} />
        </div>
      )}
      {(open?.is === 'add' || dealId !== null) && (
        <AddPurchaseDialog
          dealId={dealId}
          plan={params.get(PLAN)}
          currency={purchases[0]?.currency ?? 'USD'}
          changes={changes}
          onClose={close}
        />
      )}
      {open?.is === 'import' && <ImportDialog currency={usualCurrency(totals) ?? 'USD'} onClose={close} />}
      {open?.is === 'export' && <ExportDialog onClose={close} />}
      {open?.is === 'sheet' && opened && (
        <PurchaseSheet
          purchase={opened}
          changes={changes}
          onEdit={() => setOpen({ is: 'edit', id: opened.id })}
          onClose={close}
        />
      )}
      {open?.is === 'edit' && opened && (
        <EditPurchaseDialog
          purchase={opened}
          changes={changes}
          onClose={() => setOpen({ is: 'sheet', id: opened.id })}
        />
      )}
    </>
  );
}

/** Follows what is typed as fast as it can be drawn. */
function Shown({
  purchases,
  params,
  onOpen,
}: {
  purchases: PurchaseList['purchases'];
  params: string;
  onOpen: (id: string) => void;
}) {
  const t = useTranslations('purchases.list');
  const today = useToday();
  const locale = useLocale();
  const asked = useDeferredValue(params);
  const search = useMemo(() => readSearch(new URLSearchParams(asked)), [asked]);
  const shown = useMemo(() => arrangePurchases(purchases, search, today, locale), [purchases, search, today, locale]);
  return (
    <>
      <p className="sr-only" role="status">
        {isFiltered(search) && t('found', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className={classes.nothing}>{t('nothing')}</p>
      ) : (
        <Rows purchases={shown} today={today} onOpen={onOpen} />
      )}
    </>
  );
}
