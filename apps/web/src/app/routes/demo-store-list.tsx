import { useSearchParams } from 'react-router';
import { ResultsPage } from '../../features/demo/store/pages/results-page.tsx';
import { readStoreSearch } from '../../features/demo/store/store-search.ts';

export function Component() {
  const [params] = useSearchParams();
  return <ResultsPage view="list" search={readStoreSearch(params)} />;
}
