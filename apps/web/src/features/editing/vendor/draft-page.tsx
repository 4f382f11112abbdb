import type { DraftDetail } from '@onceware/api/supply/editing/editing.contract';
import type { Vendor } from '@onceware/api/supply/vendors/vendors.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { type Previews, titleOf } from '../draft/previews.ts';
import { AccountPage } from '#lib/frames/account-page.tsx';
import { WithWords } from '#lib/page/with-words.tsx';
import { paths } from '#lib/paths.ts';
import { DraftForm } from './draft-form.tsx';

/** The form of a deal or tool that a vendor suggests (CAT-11). */
export function DraftPage({ organizationId, id, ...previews }: { organizationId: string; id: string } & Previews) {
  const t = useTranslations('vendors');
  const [round, setRound] = useState(0);
  const { data: mine } = trpc.vendors.mine.useQuery();
  // One that is not there, or another's, becomes the 404 page. What somebody else publishes meanwhile is noticed.
  const { data: draft, refetch } = trpc.vendors.submission.useQuery(
    { organizationId, id },
    { throwOnError: true, refetchInterval: 20_000, refetchOnWindowFocus: 'always' },
  );
  const vendor = mine?.vendors.find((one) => one.id === organizationId);
  if (!draft || !vendor) return null;
  const title = titleOf(draft.content) || t('untitled');
  const loadAnew = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  return (
    <AccountPage title={title} lead={t(draft.state === 'draft' ? 'lead' : `state.${draft.state}`)} isWide>
      <p>
        <Link to={paths.vendor}>{t('title')}</Link>
      </p>
      {draft.state === 'draft' && (
        <WithWords part="fields">
          <DraftForm
            key={`${id} ${round}`}
            vendor={vendor}
            draft={withOnlyTool(draft, vendor)}
            onLoadAnew={() => void loadAnew()}
            {...previews}
          />
        </WithWords>
      )}
    </AccountPage>
  );
}

/** Chooses the tool of a deal for a vendor who has only one. */
function withOnlyTool(draft: DraftDetail, { tools }: Vendor): DraftDetail {
  const [only, ...others] = tools;
  if (draft.entityType !== 'deal' || !only || others.length > 0) return draft;
  return { ...draft, content: { ...draft.content, toolId: draft.content.toolId ?? only.id } };
}
