export type OrderStatus = 'paid' | 'pending' | 'refunded';
export const ORDER_STATUSES: readonly OrderStatus[] = ['paid', 'pending', 'refunded'];

export interface SampleOrder {
  number: string;
  personId: string;
  placed: string;
  /** In US dollars. */
  total: number;
  status: OrderStatus;
}

/** Newest first. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  { number: 'S-1042', personId: 'mateo', placed: '2026-09-20', total: 149, status: 'paid' },
  { number: 'S-1041', personId: 'amara', placed: '2026-09-20', total: 78.5, status: 'pending' },
  { number: 'S-1040', personId: 'hana', placed: '2026-09-19', total: 79, status: 'paid' },
  { number: 'S-1039', personId: 'jun', placed: '2026-09-18', total: 99, status: 'paid' },
  { number: 'S-1038', personId: 'ruth', placed: '2026-09-16', total: 24, status: 'paid' },
  { number: 'S-1037', personId: 'tomasz', placed: '2026-09-15', total: 149, status: 'refunded' },
  { number: 'S-1036', personId: 'elise', placed: '2026-09-13', total: 39, status: 'paid' },
  { number: 'S-1035', personId: 'noor', placed: '2026-09-11', total: 14, status: 'paid' },
  { number: 'S-1034', personId: 'felix', placed: '2026-09-09', total: 29.9, status: 'pending' },
  { number: 'S-1033', personId: 'luca', placed: '2026-09-06', total: 69, status: 'refunded' },
  { number: 'S-1032', personId: 'ingrid', placed: '2026-09-04', total: 19.5, status: 'paid' },
  { number: 'S-1031', personId: 'owen', placed: '2026-09-01', total: 45, status: 'paid' },
];
