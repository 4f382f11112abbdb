import type { PageCard } from '@onceware/api/collections/saved-pages/saved-pages.contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { PageLink } from './page-link.tsx';
import { PagePicture } from './page-picture.tsx';
import { siteOf } from './page-words.ts';
import classes from './shared-page-card.module.css';

/** A page of the web among the cards of a shared collection: leads to the page, and to what the catalogue has of it. */
export function SharedPageCard({ page }: { page: PageCard }) {
  const t = useTranslations('sharedPages');
  const format = useFormat();
  const { deal, tool } = page;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <PagePicture className={classes.picture} page={page} size="cover" />
      </div>
      <div className={classes.body}>
        <h2 className={classes.title}>
          <PageLink className={classes.link} page={page} />
        </h2>
        <p className={classes.description} dir="auto">
          {page.description}
        </p>
        <p className={classes.foot}>
          <span dir="auto">{siteOf(page)}</span>
          {deal ? (
            <Link className={classes.offered} to={paths.deal(deal.slug)} dir="auto">
              {t('deal', { title: deal.title })} {format.money(deal.price, deal.currency)}
            </Link>
          ) : (
            tool && (
              <Link className={classes.offered} to={paths.tool(tool.slug)} dir="auto">
                {t('tool', { name: tool.name })}
              </Link>
            )
          )}
        </p>
      </div>
    </article>
  );
}
