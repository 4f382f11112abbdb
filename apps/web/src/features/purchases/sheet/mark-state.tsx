import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { PURCHASE_STATES, type PurchaseState } from '@onceware/api/purchases/purchases.limits';
import { Button } from '@onceware/ui/button/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorSentence } from '#lib/api/error-sentence.ts';
import { showToast } from '#lib/toasts/toasts.tsx';
import classes from './purchase-sheet.module.css';
import type { PurchaseChanges } from '../use-purchase-changes.ts';

/** Marks as activated or refunded in one click. Undo is here, because a toast is out of reach while the sheet is open. */
export function MarkState({ purchase, changes }: { purchase: Purchase; changes: PurchaseChanges }) {
  const t = useTranslations('purchases');
  const group = useRef<HTMLDivElement>(null);
  const { marked, problem, mark, undo } = useMarking(purchase, changes);
  const undoHere = (state: PurchaseState) => {
    // The button that had the focus goes.
    group.current?.querySelector<HTMLElement>(`[data-state="${state}"]`)?.focus();
    undo(state);
  };
  return (
    <div className="stack gap-1">
      <div ref={group} className="row wrap gap-2" role="group" aria-label={t('fields.state')}>
        {PURCHASE_STATES.map((state) => (
          <button
            key={state}
            type="button"
            className={classes.mark}
            data-state={state}
            aria-pressed={state === purchase.state}
            onClick={() => mark(state)}
          >
            {t(`state.${state}`)}
          </button>
        ))}
      </div>
      <div className="row items-center gap-2">
        <p className="text-14 quiet" role="status">
          {marked && t(`sheet.marked.${marked.to}`)}
        </p>
        {marked && (
          <Button variant="quiet" onClick={() => undoHere(marked.from)}>
            {t('changes.undo')}
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="text-14 danger" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Tracks which mark can be undone, and why the last one failed. */
function useMarking(purchase: Purchase, changes: PurchaseChanges) {
  const sentence = useErrorSentence();
  const isShown = useRef(false);
  const [marked, setMarked] = useState<{ from: PurchaseState; to: PurchaseState } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = async (state: PurchaseState) => {
    setProblem(null);
    try {
      await changes.mark(purchase, state);
    } catch (error) {
      setMarked(null);
      setProblem(sentence(error));
      if (!isShown.current) showToast({ kind: 'error', text: sentence(error) });
    }
  };
  const mark = (state: PurchaseState) => {
    if (state === purchase.state) return;
    setMarked({ from: purchase.state, to: state });
    void change(state);
  };
  const undo = (state: PurchaseState) => {
    setMarked(null);
    void change(state);
  };
  return { marked, problem, mark, undo };
}
