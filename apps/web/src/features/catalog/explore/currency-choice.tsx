import { Select } from '@onceware/ui/select/select';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { trpc } from '#lib/api/trpc.ts';
import { CurrencyNote } from './currency-note.tsx';
import { exploreHref, type ExploreSearch } from './explore-address.ts';
import { comparesPrices } from './explore-search.ts';
import { useFacets } from './use-facets.ts';

/** In which currency prices are compared, and how far that goes. */
export function CurrencyChoice({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const navigate = useNavigate();
  const { facets } = useFacets(search);
  const { data: currencies } = trpc.catalog.currencies.useQuery();
  const current = search.currency ?? facets?.currency.code;
  if (!facets || !currencies || !current) return null;
  const codes = currencies.codes.includes(current) ? currencies.codes : [current, ...currencies.codes];
  return (
    <div className="stack gap-1 py-1">
      {codes.length > 1 && (
        <Select
          label={t('currency')}
          size="md"
          value={current}
          onChange={(event) =>
            void navigate(exploreHref({ ...search, currency: event.currentTarget.value }), { preventScrollReset: true })
          }
        >
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      )}
      {/* Leaves the note out where prices are compared, because the list has it there. */}
      {!comparesPrices(search) && codes.length > 1 && <CurrencyNote currency={facets.currency} />}
    </div>
  );
}
