import { useSearchParams } from 'react-router';
import { ResultsPage } from '#demo/store/pages/results-page.tsx';
import { readStoreSearch } from '#demo/store/search/store-search.ts';

export function Component() {
  const [params] = useSearchParams();
  return <ResultsPage view="grid" search={readStoreSearch(params)} />;
}
