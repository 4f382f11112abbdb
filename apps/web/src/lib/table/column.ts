import type { ReactNode } from 'react';

export interface Column<Row, Sort extends string> {
  key: string;
  label: string;
  /** The table can be sorted by this column. */
  sort?: Sort;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** In the place of the label: a checkbox for all rows. */
  head?: ReactNode;
  /** Has no label before it on phones, because its own words are enough. */
  isPlain?: boolean;
  render: (row: Row) => ReactNode;
}
