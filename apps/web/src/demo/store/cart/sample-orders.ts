import type { Cart } from './cart.ts';

export interface Order {
  number: string;
  /** ISO date. */
  placed: string;
  status: 'preparing' | 'delivered' | 'refunded';
  lines: Cart;
}

/** Newest first. */
export const ORDERS: readonly Order[] = [
  { number: 'S-2041', placed: '2026-03-02', status: 'preparing', lines: [{ slug: 'maps-for-the-web', quantity: 1 }] },
  {
    number: 'S-1987',
    placed: '2026-02-11',
    status: 'delivered',
    lines: [
      { slug: 'swatchbook', quantity: 2 },
      { slug: 'arcade-frames', quantity: 1 },
    ],
  },
  { number: 'S-1902', placed: '2026-01-20', status: 'refunded', lines: [{ slug: 'storage-layers', quantity: 1 }] },
  {
    number: 'S-1755',
    placed: '2025-11-28',
    status: 'delivered',
    lines: [
      { slug: 'year-on-a-page', quantity: 3 },
      { slug: 'kanban-wall', quantity: 1 },
      { slug: 'dune-wallpapers', quantity: 1 },
    ],
  },
];
