import type { EntityType } from '@onceware/api/supply/editing/content.contract';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { trpc } from '#lib/api/trpc.ts';
import { useMake } from '#lib/changes/use-make.ts';
import { adminPaths } from '#lib/admin-paths.ts';

/** Opens the editor: of what is there, of a copy of it, or of something new. */
export function useStartDraft() {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const make = useMake();
  return async (entityType: EntityType, from: { entityId?: string; copyOf?: string } = {}) => {
    const started = await make(
      () => client.admin.catalog.editing.startDraft.mutate({ id: uuidv7(), entityType, ...from }),
      {},
    );
    if (started) await navigate(adminPaths.catalog('drafts', started.id));
  };
}
