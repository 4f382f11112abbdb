import { Badge } from '@onceware/ui/badge/badge';
import { Price } from '@onceware/ui/price/price';
import { Rating } from '@onceware/ui/rating/rating';
import { Skeleton } from '@onceware/ui/skeleton/skeleton';
import type { Piece } from './piece.ts';

export const badgePiece: Piece = {
  name: 'Badge',
  examples: [
    {
      title: 'Tones',
      render: () => (
        <>
          <Badge>Draft</Badge>
          <Badge tone="brand">New</Badge>
          <Badge tone="signal">Ends today</Badge>
          <Badge tone="danger">Suspended</Badge>
          <Badge tone="ok">Paid</Badge>
        </>
      ),
    },
    {
      title: 'Beside a heading',
      render: () => (
        <>
          <Badge size="md">Draft</Badge>
          <Badge size="md" tone="brand">
            Private
          </Badge>
        </>
      ),
    },
    {
      title: 'Counts, read out in full',
      render: () => (
        <>
          <Badge label="3 unread">3</Badge>
          <Badge tone="brand" label="12 unread">
            12
          </Badge>
          <Badge tone="signal" label="More than 99 unread">
            99+
          </Badge>
        </>
      ),
    },
  ],
};

const labels = { now: 'Price now', before: 'Price before', saving: 'You save' };

export const pricePiece: Piece = {
  name: 'Price',
  examples: [
    { title: 'Reduced', render: () => <Price now="$59" before="$199" saving="−70%" labels={labels} /> },
    { title: 'Large', render: () => <Price size="lg" now="$59" before="$199" saving="−70%" labels={labels} /> },
    { title: 'Not reduced', render: () => <Price now="$59" labels={labels} /> },
    { title: 'Over', render: () => <Price now="$59" before="$199" saving="−70%" labels={labels} isOver /> },
  ],
};

export const ratingPiece: Piece = {
  name: 'Rating',
  examples: [
    { title: 'Score alone', render: () => <Rating score="4.7" label="Rated 4.7 of 5 by 120 people" /> },
    {
      title: 'With the number of ratings',
      render: () => <Rating score="4.7" count="(120)" label="Rated 4.7 of 5 by 120 people" />,
    },
    {
      title: 'Given elsewhere',
      render: () => <Rating score="4.7" count="elsewhere" label="Rated 4.7 of 5 by 120 people elsewhere" isOutlined />,
    },
  ],
};

export const skeletonPiece: Piece = {
  name: 'Skeleton',
  examples: [
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
  ],
};
