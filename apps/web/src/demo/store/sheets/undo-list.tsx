import { Button } from '@onceware/ui/button/button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { findProduct, type Product } from '../cart/sample-products.ts';
import type { Undo } from '../cart/store-state.ts';
import classes from './sheets.module.css';

/** The pressed button is gone, so the focus moves to the element in its place. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface Row {
  /** For the button that removes. */
  ref: ((button: HTMLButtonElement | null) => void) | undefined;
  remove: () => void;
}

interface Props {
  label: string;
  slugs: readonly string[];
  onRemove: (slug: string) => Undo;
  renderRow: (product: Product, row: Row) => ReactNode;
  /** Instead of a list without rows. */
  empty: ReactNode;
}

/** A list of products; the one removed last is replaced by an undo button. */
export function UndoList({ label, slugs, onRemove, renderRow, empty }: Props) {
  const [removed, setRemoved] = useState<{ slug: string; index: number; undo: Undo } | null>(null);
  const [restored, setRestored] = useState<string | null>(null);

  const gone = removed && !slugs.includes(removed.slug) ? removed : null;
  const rows = gone ? slugs.toSpliced(gone.index, 0, gone.slug) : slugs;
  const remove = (slug: string) => {
    setRemoved({ slug, index: slugs.indexOf(slug), undo: onRemove(slug) });
    setRestored(null);
  };
  const restore = () => {
    gone?.undo();
    setRestored(gone?.slug ?? null);
  };

  if (rows.length === 0) return empty;
  return (
    <ul className={classes.list} aria-label={label}>
      {rows.map((slug) => {
        const product = findProduct(slug);
        if (!product) return null;
        return (
          <li key={slug} className={classes.row}>
            {slug === gone?.slug ? (
              <RemovedRow name={product.name} onUndo={restore} />
            ) : (
              renderRow(product, { ref: slug === restored ? takeFocus : undefined, remove: () => remove(slug) })
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslations('store.line');
  const id = useId();
  return (
    <div className="row items-center justify-between gap-3 flex-1 text-14 quiet">
      <span id={id} dir="auto">
        {t('removed', { name })}
      </span>
      <Button ref={takeFocus} aria-describedby={id} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
