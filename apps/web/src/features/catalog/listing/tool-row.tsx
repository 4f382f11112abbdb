import type { ToolCard } from '@onceware/api/catalog/catalog.contract';
import { Rating } from '@onceware/ui/rating/rating';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import { paths } from '#lib/paths.ts';
import { SaveSlot } from '../cards/entity-actions.tsx';
import classes from './tool-row.module.css';
import { useDealLabels } from '../cards/use-deal-labels.ts';

export function ToolRow({ tool, heading: Heading = 'h2' }: { tool: ToolCard; heading?: 'h2' | 'h3' }) {
  const t = useTranslations('catalog');
  const labels = useDealLabels();
  return (
    <li className={classes.row}>
      <ToolLogo className={classes.logo} tool={tool} size={48} />
      <div className="stack one-column gap-1 min-w-0">
        <Heading className={classes.name}>
          <Link className={classes.link} to={paths.tool(tool.slug)} dir="auto">
            {tool.name}
          </Link>
        </Heading>
        <p className={classes.tagline} dir="auto">
          {tool.tagline}
        </p>
        <p className="row wrap items-center gap-1-4 text-12 quiet">
          <span>{t(`category.${tool.category}`)}</span>
          {tool.rating && <Rating {...labels.rating(tool.rating)} />}
          {tool.dealCount > 0 && <span className="weight-620 signal">{t('deals', { count: tool.dealCount })}</span>}
        </p>
      </div>
      <div className={classes.save}>
        <SaveSlot entity={{ type: 'tool', id: tool.id, title: tool.name }} variant="icon" />
      </div>
    </li>
  );
}

export function ToolRowSkeleton() {
  return (
    <div className={classes.row} aria-hidden="true">
      <Skeleton width="48px" height="48px" />
      <div className="stack one-column gap-1 min-w-0">
        <Skeleton width="40%" height="18px" />
        <Skeleton width="85%" height="14px" />
        <Skeleton width="30%" height="12px" />
      </div>
    </div>
  );
}
