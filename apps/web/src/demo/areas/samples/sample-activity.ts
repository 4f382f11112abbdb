type ActivityKind = 'joined' | 'milestone' | 'comment' | 'finished';

export interface SampleActivity {
  id: string;
  kind: ActivityKind;
  personId: string;
  slug: string;
  /** Text that the person wrote: the milestone's title, or the comment. */
  text?: string;
  at: string;
}

/** Newest first. */
export const SAMPLE_ACTIVITY: readonly SampleActivity[] = [
  {
    id: 'a1',
    kind: 'comment',
    personId: 'hana',
    slug: 'course-platform',
    text: 'The captions keep their timing after the move. Two lessons to go.',
    at: '2026-09-20',
  },
  { id: 'a2', kind: 'milestone', personId: 'owen', slug: 'course-platform', text: 'Write captions', at: '2026-09-20' },
  { id: 'a3', kind: 'joined', personId: 'desh', slug: 'print-shop-orders', at: '2026-09-18' },
  {
    id: 'a4',
    kind: 'milestone',
    personId: 'felix',
    slug: 'quiet-monitoring',
    text: 'Move the last server',
    at: '2026-09-15',
  },
  {
    id: 'a5',
    kind: 'comment',
    personId: 'noor',
    slug: 'ferry-help-pages',
    text: 'Can we say «boat» instead of «vessel» everywhere?',
    at: '2026-09-15',
  },
  { id: 'a6', kind: 'finished', personId: 'elise', slug: 'newsletter-move', at: '2026-08-31' },
  { id: 'a7', kind: 'joined', personId: 'marisol', slug: 'bread-archive', at: '2026-08-24' },
];
