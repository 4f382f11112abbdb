import { Image } from '@onceware/ui/image/image';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './catalog-row.module.css';

interface Props {
  href: string;
  name: string;
  promise: string;
  logoUrl: string;
  children?: ReactNode;
}

/** A deal or a tool on one line; its price, if any, as children. */
export function CatalogRow({ href, name, promise, logoUrl, children }: Props) {
  return (
    <li className={classes.row}>
      <Image className={classes.logo} src={logoUrl} alt="" width={40} height={40} />
      <span className={classes.words}>
        <Link className={classes.name} to={href} dir="auto">
          {name}
        </Link>
        <span className={classes.promise} dir="auto">
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
        <div key={index} className={classes.row} aria-hidden="true">
          <Skeleton width="40px" height="40px" />
          <span className={classes.words}>
            <Skeleton width="30%" height="18px" />
            <Skeleton width="75%" height="16px" />
          </span>
        </div>
      ))}
    </div>
  );
}
