import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { draftHref } from './draft-href.ts';

/** Opens the form: of a deal or tool of the vendor's, or, without an id, of a new one. */
export function useStart(organizationId: string) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const make = useMake();
  return async (entityType: EntityType, entityId: string | null) => {
    const started = await make(
      () => client.vendors.start.mutate({ organizationId, id: uuidv7(), entityType, entityId }),
      {},
    );
    if (started) await navigate(draftHref(organizationId, started.id));
  };
}
