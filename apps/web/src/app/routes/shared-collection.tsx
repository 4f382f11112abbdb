import type { SharedItem } from '@onceware/api/collections/collections.contract';
import { data, type LoaderFunction, useParams, useSearchParams } from 'react-router';
import { DealCard, DealCardSkeleton } from '#features/catalog/cards/deal-card.tsx';
import { ToolCard } from '#features/catalog/cards/tool-card.tsx';
import { SharedPageCard } from '#features/collections/pages/shared-page-card.tsx';
import { SharedPage } from '#features/collections/sharing/shared-page.tsx';
import { pageLoader } from '#lib/page/page-loader.ts';

const cursorOf = (params: URLSearchParams): string | null => params.get('cursor')?.slice(0, 200) || null;

/** Whether this can be the token of a link or of a published collection at all; the contract has the same pattern for the server. */
const isShareToken = (text: string): boolean => /^(?:[\w-]{12}){1,2}$/.test(text);

const loadPage = pageLoader(({ queries, params, search }) =>
  queries.collections.shared.fetchInfinite({ token: params.token ?? '' }, { initialCursor: cursorOf(search) }),
);

/** Answers 404 for a token that cannot be a share link, just as for one that was withdrawn. */
export const loader: LoaderFunction = (args, handler) => {
  if (!isShareToken(args.params.token ?? '')) throw data(null, { status: 404 });
  return loadPage(args, handler);
};

export function Component() {
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  // By its address: another collection's pages and buttons are others.
  return (
    <SharedPage
      key={token}
      token={token}
      cursor={cursorOf(params)}
      renderCard={renderCard}
      cardSkeleton={<DealCardSkeleton />}
    />
  );
}

function renderCard(item: SharedItem, isFirst: boolean) {
  switch (item.entity_type) {
    case 'deal':
      return <DealCard deal={item.deal} heading="h2" isFirst={isFirst} />;
    case 'tool':
      return <ToolCard tool={item.tool} heading="h2" />;
    case 'page':
      return <SharedPageCard page={item.page} />;
  }
}
