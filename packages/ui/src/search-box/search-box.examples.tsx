import type { Example } from '../examples/example.ts';
import { SearchBox } from './search-box.tsx';

export const searchBoxExamples: readonly Example[] = [
  { title: 'Empty', render: () => <SearchBox label="Search deals" /> },
  { title: 'Filled', render: () => <SearchBox label="Search deals" defaultValue="invoice" /> },
];
