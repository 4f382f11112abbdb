import { Skeleton } from '@onceware/ui/skeleton/skeleton';

export function KeysSkeleton({ label }: { label: string }) {
  return (
    <div>
      <p className="sr-only" role="status">
        {label}
      </p>
      <Skeleton height="4rem" />
    </div>
  );
}
