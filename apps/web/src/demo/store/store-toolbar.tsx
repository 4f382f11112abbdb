import { Badge } from '@onceware/ui/badge/badge';
import { IconHeart, IconShoppingCart } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { sumOf } from './cart/cart.ts';
import { hasSearchBox } from './search/has-search-box.ts';
import { StoreSearchForm } from './search/store-search-form.tsx';
import { showSheet, useStore } from './cart/store-state.ts';
import classes from './store-toolbar.module.css';
import { loadSheets, setSheetsLoader, useOpenSheet } from './cart/use-open-sheet.ts';
import { usePrice } from './cart/use-price.ts';

const importSheets = () => import('./sheets/store-sheets.tsx');
const StoreSheets = lazy(async () => ({ default: (await importSheets()).StoreSheets }));
setSheetsLoader(importSheets);

/** The header's second row on /store-client: search, wishlist and cart, and the sheets that open from anywhere there (NAV-18). */
export function StoreToolbar() {
  return (
    <WithWords part="store">
      <Toolbar />
      <Sheets />
    </WithWords>
  );
}

function Toolbar() {
  const t = useTranslations('store.toolbar');
  const { pathname } = useLocation();
  const hasSearch = hasSearchBox(pathname);
  return (
    <div className={classes.toolbar} role="group" aria-label={t('label')}>
      <Link className={classes.name} to={paths.demo.store} data-beside-search={hasSearch || undefined}>
        {t('name')}
      </Link>
      {hasSearch && (
        <div className="flex-1 min-w-0">
          <StoreSearchForm />
        </div>
      )}
      <Buttons />
    </div>
  );
}

function Buttons() {
  const t = useTranslations('store');
  const format = useFormat();
  const price = usePrice();
  const openSheet = useOpenSheet();
  const { cart, wishlist } = useStore();
  const { count, cents } = sumOf(cart);
  const near = () => {
    loadSheets().catch(() => undefined);
  };
  const button = {
    type: 'button',
    className: classes.button,
    'aria-haspopup': 'dialog',
    onPointerEnter: near,
    onFocus: near,
  } as const;
  return (
    <div className="row items-center flex-none ms-auto">
      <button
        {...button}
        aria-label={t('toolbar.wishlist', { count: wishlist.length })}
        onClick={() => openSheet({ kind: 'wishlist' })}
      >
        <IconHeart size={20} stroke={1.75} aria-hidden />
      </button>
      <button {...button} onClick={() => openSheet({ kind: 'cart' })}>
        <span className="sr-only">{t('cart.title')}</span>{' '}
        <span className={classes.cart}>
          <IconShoppingCart size={20} stroke={1.75} aria-hidden />
          <span className={classes.badge}>
            <Badge tone="brand" label={t('products', { count })}>
              {format.number(count)}
            </Badge>
          </span>
        </span>{' '}
        <span className="text-14 weight-580 num ink">{price(cents)}</span>
      </button>
    </div>
  );
}

/** Renders sheets on first use and keeps them mounted, so that closing can restore the focus. */
function Sheets() {
  const { key } = useLocation();
  const isOpen = useStore().sheet !== null;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  // Any change of address closes them, back and forward too.
  useEffect(() => () => showSheet(null), [key]);

  return wasOpen ? (
    <Suspense>
      <StoreSheets />
    </Suspense>
  ) : null;
}
