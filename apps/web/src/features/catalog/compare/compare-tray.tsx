import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import { buttonClass, IconButton } from '@onceware/ui/button/button';
import { keepPreviousData } from '@tanstack/react-query';
import { IconScale, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { dealPaths } from '#lib/deal-paths.ts';
import { trpc } from '#lib/api/trpc.ts';
import classes from './compare-tray.module.css';
import { useComparison, writeSlugs } from './comparison.ts';

/** Tray of the deals chosen for comparison, with the link to it. */
export function CompareTray({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations('compare');
  const { remove, replace } = useComparison();
  const { data } = trpc.catalog.cards.useQuery({ dealSlugs: [...slugs] }, { placeholderData: keepPreviousData });
  const tray = useRef<HTMLElement>(null);
  const leave = (index: number) => {
    const buttons = tray.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
  const clear = () => {
    leave(-2);
    replace([]);
  };
  return (
    <section ref={tray} className={classes.tray} aria-label={t('tray')}>
      <p className={classes.count} role="status">
        {t('count', { count: slugs.length, max: catalogLimits.compareMax })}
      </p>
      <ul className={classes.deals}>
        {slugs.map((slug, index) => {
          const deal = data?.deals.find((one) => one.slug === slug);
          return (
            <li key={slug} className={classes.deal}>
              <span className={classes.logo}>
                {deal && <ToolLogo className={classes.picture} tool={deal.tool} size={24} />}
              </span>
              <span className={classes.name} dir="auto">
                {deal?.tool.name}
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('remove', { title: deal?.title ?? slug })}
                onClick={() => {
                  leave(index);
                  remove(slug);
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {slugs.length > 1 ? (
        <Link className={`${buttonClass()} ${classes.go}`} to={dealPaths.compare(writeSlugs(slugs))}>
          <IconScale size={18} stroke={1.75} aria-hidden />
          {t('compare')}
        </Link>
      ) : (
        <p className="text-14 quiet">{t('another')}</p>
      )}
      <IconButton aria-label={t('clear')} onClick={clear}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </section>
  );
}
