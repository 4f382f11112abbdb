import type { Example } from '../examples/example.ts';
import { Badge } from './badge.tsx';

export const badgeExamples: readonly Example[] = [
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
];
