import type { Example } from '../examples/example.ts';
import { Price } from './price.tsx';

const labels = { now: 'Price now', before: 'Price before', saving: 'You save' };

export const priceExamples: readonly Example[] = [
  { title: 'Reduced', render: () => <Price now="$59" before="$199" saving="−70%" labels={labels} /> },
  { title: 'Large', render: () => <Price size="lg" now="$59" before="$199" saving="−70%" labels={labels} /> },
  { title: 'Not reduced', render: () => <Price now="$59" labels={labels} /> },
  { title: 'Over', render: () => <Price now="$59" before="$199" saving="−70%" labels={labels} isOver /> },
];
