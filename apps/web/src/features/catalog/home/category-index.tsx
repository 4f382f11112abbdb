import type { Home } from '@onceware/api/catalog/catalog.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import classes from './category-index.module.css';

/** Categories as the index of a book has them: a word, a line, a number. */
export function CategoryIndex({ categories }: { categories: Home['categories'] }) {
  const t = useTranslations('catalog');
  const format = useFormat();
  return (
    <ul className={classes.index}>
      {categories.map(({ category, count }) => (
        <li key={category}>
          <Link className={classes.entry} to={paths.category(category)}>
            <span>{t(`category.${category}`)}</span>
            <span className={classes.count} aria-hidden="true">
              {format.number(count)}
            </span>
            <span className="sr-only">{t('deals', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
