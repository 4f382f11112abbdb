import type { Example } from '../examples/example.ts';
import { Rating } from './rating.tsx';

export const ratingExamples: readonly Example[] = [
  { title: 'Score alone', render: () => <Rating score="4.7" label="Rated 4.7 of 5 by 120 people" /> },
  {
    title: 'With the number of ratings',
    render: () => <Rating score="4.7" count="(120)" label="Rated 4.7 of 5 by 120 people" />,
  },
];
