import type { Example } from '../examples/example.ts';
import { Skeleton } from './skeleton.tsx';

export const skeletonExamples: readonly Example[] = [
  {
    title: 'Lines of text',
    render: () => (
      <div style={{ display: 'grid', gap: 'var(--space-2)', inlineSize: 240 }}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    ),
  },
  { title: 'A person', render: () => <Skeleton width="40px" height="40px" isRound /> },
  { title: 'A picture', render: () => <Skeleton width="240px" height="135px" /> },
];
