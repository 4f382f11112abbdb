import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { productHref } from '../search/store-search.ts';
import { loadSheets, useOpenSheet } from '../cart/use-open-sheet.ts';

interface Props {
  slug: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a product beside the page; in a new tab, or without JavaScript, on a page of its own. */
export function ProductLink({ slug, className, children }: Props) {
  const openSheet = useOpenSheet();
  const near = () => {
    loadSheets().catch(() => undefined);
  };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSheet({ kind: 'details', slug });
  };
  return (
    <Link
      className={className}
      to={productHref(slug)}
      aria-haspopup="dialog"
      lang="en"
      dir="auto"
      onPointerEnter={near}
      onFocus={near}
      onClick={open}
    >
      {children}
    </Link>
  );
}
