import type { Instead } from '@onceware/api/catalog/catalog.contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '@onceware/ui/button/button';
import { useTranslations } from 'use-intl/react';
import { paths } from '#lib/paths.ts';
import { DealGrid } from './deal-grid.tsx';
import classes from './alternatives-list.module.css';
import { ToolRow } from './tool-row.tsx';

/** Alternatives when no deal matches the search terms: tools, ended deals, and where to look. */
export function AlternativesList({ instead: { tools, ended, categories } }: { instead: Instead }) {
  const t = useTranslations('explore.instead');
  const catalog = useTranslations('catalog');
  return (
    <>
      {categories.length > 0 && (
        <Part title={t('categories')}>
          <ul className="row wrap gap-2">
            {categories.map((category) => (
              <li key={category}>
                <Link className={buttonClass()} to={paths.category(category)}>
                  {catalog(`category.${category}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {tools.length > 0 && (
        <Part title={t('tools')}>
          <ul>
            {tools.map((tool) => (
              <ToolRow key={tool.id} tool={tool} heading="h3" />
            ))}
          </ul>
        </Part>
      )}
      {ended.length > 0 && (
        <Part title={t('ended')}>
          <DealGrid deals={ended} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}
