import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ExploreSearch } from './explore-address.ts';
import { countFacets } from './explore-search.ts';
import { Facets } from './facets.tsx';
import { countOf, useFacets } from './use-facets.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import classes from './explore.module.css';

/** The facets of narrow screens. It stays open while options are chosen: results change behind it. */
export function FacetsSheet({ search }: { search: ExploreSearch }) {
  const t = useTranslations('explore');
  const labels = useFilterLabels();
  const { facets } = useFacets(search);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={classes.narrow}>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {t('filtersCount', { count: countFacets(search) })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        side="bottom"
        title={t('filters')}
        closeLabel={t('closeFilters')}
        footer={
          <Button variant="primary" size="lg" isWide onClick={close}>
            {facets
              ? t('applyCount', { count: labels.count(countOf(facets, search, search.show)) })
              : t('applyFilters')}
          </Button>
        }
      >
        <Facets search={search} />
      </Dialog>
    </div>
  );
}
