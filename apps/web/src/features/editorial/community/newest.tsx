import { reductionOf } from '@onceware/api/catalog/prices/price-claims.contract';
import { IconArrowRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '#i18n/format.ts';
import { paths } from '#lib/paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import { NEWEST, NEWEST_TOOLS } from '../newest.ts';
import { CatalogRow, CatalogRowsSkeleton } from './catalog-row.tsx';
import classes from './newest.module.css';

/** Shows the newest deals beside the newest tools of the catalogue. */
export function Newest() {
  return (
    <div className={classes.lists}>
      <NewestDeals />
      <NewestTools />
    </div>
  );
}

function NewestDeals() {
  const t = useTranslations('editorial.community');
  const format = useFormat();
  const { data: home } = trpc.catalog.home.useQuery(undefined, { throwOnError: true });
  return (
    <List title={t('deals.title')} all={{ title: t('deals.all'), href: paths.deals }} empty={t('deals.empty')}>
      {home?.newest.slice(0, NEWEST).map((deal) => {
        const reduction = reductionOf(deal);
        return (
          <CatalogRow
            key={deal.id}
            href={paths.deal(deal.slug)}
            name={deal.tool.name}
            promise={deal.promise}
            tool={deal.tool}
          >
            <span className="sr-only">{t('deals.now')} </span>
            {format.money(deal.price, deal.currency)}
            {reduction && (
              <span className={classes.before}>
                <span className="sr-only">{t('deals.before')} </span>
                <s>{format.money(reduction.before, deal.currency)}</s>
              </span>
            )}
          </CatalogRow>
        );
      })}
    </List>
  );
}

function NewestTools() {
  const t = useTranslations('editorial.community');
  const { data: tools } = trpc.catalog.searchTools.useQuery(NEWEST_TOOLS, { throwOnError: true });
  return (
    <List title={t('tools.title')} all={{ title: t('tools.all'), href: paths.tools }} empty={t('tools.empty')}>
      {tools?.items.map((tool) => (
        <CatalogRow key={tool.id} href={paths.tool(tool.slug)} name={tool.name} promise={tool.tagline} tool={tool} />
      ))}
    </List>
  );
}

interface ListProps {
  title: string;
  all: { title: string; href: string };
  empty: string;
  /** Undefined: not loaded yet. */
  children: ReactNode[] | undefined;
}

function List({ title, all, empty, children }: ListProps) {
  const t = useTranslations('editorial.community');
  const id = useId();
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h2 id={id} className="text-24">
        {title}
      </h2>
      {!children && <CatalogRowsSkeleton count={NEWEST} label={t('loading')} />}
      {children?.length === 0 && <p className={classes.empty}>{empty}</p>}
      {children && children.length > 0 && <ul className="mt-3">{children}</ul>}
      <Link className={classes.all} to={all.href}>
        {all.title}
        <IconArrowRight className={classes.arrow} size={16} stroke={2} aria-hidden />
      </Link>
    </section>
  );
}
