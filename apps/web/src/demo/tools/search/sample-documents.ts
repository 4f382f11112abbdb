import { type Icon, IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react';

interface SampleDocument {
  id: string;
  name: string;
  icon: Icon;
  /** The sample project that it belongs to. */
  projectSlug: string;
  /** ISO date. */
  edited: string;
}

export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  {
    id: 'd1',
    name: 'Four course hosts compared.pdf',
    icon: IconFileTypePdf,
    projectSlug: 'course-platform',
    edited: '2026-09-16',
  },
  {
    id: 'd2',
    name: 'Orders of one month.xlsx',
    icon: IconTable,
    projectSlug: 'print-shop-orders',
    edited: '2026-09-12',
  },
  {
    id: 'd3',
    name: 'Twenty questions passengers ask.docx',
    icon: IconFileText,
    projectSlug: 'ferry-help-pages',
    edited: '2026-09-04',
  },
  {
    id: 'd4',
    name: 'Rule book for alerts.md',
    icon: IconFileText,
    projectSlug: 'quiet-monitoring',
    edited: '2026-08-29',
  },
  { id: 'd5', name: 'Bounced addresses.csv', icon: IconTable, projectSlug: 'newsletter-move', edited: '2026-08-21' },
  { id: 'd6', name: 'Rye loaf, Leipzig.jpg', icon: IconPhoto, projectSlug: 'bread-archive', edited: '2026-07-02' },
  {
    id: 'd7',
    name: 'Rehearsals in autumn.pdf',
    icon: IconFileTypePdf,
    projectSlug: 'choir-mailing-list',
    edited: '2026-06-28',
  },
];
