import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { PRODUCTS, STORE_CATEGORIES } from '../cart/sample-products.ts';
import { resultsHref } from '../search/store-search.ts';
import classes from './pages.module.css';

/** Categories as an index: a word, a line, a number. */
export function CategoryLinks() {
  const t = useTranslations('store');
  const format = useFormat();
  return (
    <ul className={classes.index}>
      {STORE_CATEGORIES.map((category) => {
        const count = PRODUCTS.filter((product) => product.category === category).length;
        return (
          <li key={category}>
            <Link className={classes.entry} to={resultsHref('grid', { category })}>
              <span>{t(`category.${category}`)}</span>
              <span className={classes.categoryLinksCount} aria-hidden="true">
                {format.number(count)}
              </span>
              <span className="sr-only">{t('products', { count })}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
