import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import linked from '#lib/frames/linked-row.module.css';
import { ToolLogo } from '#lib/pictures/catalog-pictures.tsx';
import classes from './catalog-row.module.css';

interface Props {
  href: string;
  name: string;
  promise: string;
  tool: { logoUrl: string; slug: string };
  children?: ReactNode;
}

/** A deal or a tool on one line; its price, if any, as children. */
export function CatalogRow({ href, name, promise, tool, children }: Props) {
  return (
    <li className={`${linked.row} ${classes.row}`}>
      <ToolLogo className={linked.logo} tool={tool} size={40} />
      <span className="stack min-w-0">
        <Link className={linked.name} to={href} dir="auto">
          {name}
        </Link>
        <span className={linked.promise} dir="auto">
          {promise}
        </span>
      </span>
      {children && <span className={classes.aside}>{children}</span>}
    </li>
  );
}

export function CatalogRowsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${linked.row} ${classes.row}`} aria-hidden="true">
          <Skeleton width="40px" height="40px" />
          <span className="stack min-w-0">
            <Skeleton width="30%" height="18px" />
            <Skeleton width="75%" height="16px" />
          </span>
        </div>
      ))}
    </div>
  );
}
