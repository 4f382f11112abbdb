import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import classes from './organization-page.module.css';

/** In the shape of an organization's page. */
export function OrganizationSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton width="16rem" height="38px" />
      <Skeleton width="24rem" height="20px" />
      <Skeleton width="12rem" height="20px" />
      <Skeleton height="56px" />
      <Skeleton height="56px" />
    </div>
  );
}
