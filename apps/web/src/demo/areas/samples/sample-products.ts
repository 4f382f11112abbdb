export type ProductKind = 'software' | 'template' | 'course' | 'book';
export type ProductStatus = 'live' | 'draft' | 'soldOut';

export interface SampleProduct {
  id: string;
  name: string;
  kind: ProductKind;
  /** In US dollars. */
  price: number;
  /** Licence keys left. */
  stock: number;
  isDraft?: boolean;
  picture: string;
}

const picture = (index: number) => `/art/tools/${String(index).padStart(2, '0')}.svg`;

export const SAMPLE_PRODUCTS: readonly SampleProduct[] = [
  { id: 'p1', name: 'Ledgerline Solo', kind: 'software', price: 59, stock: 240, picture: picture(0) },
  { id: 'p2', name: 'Captionist', kind: 'software', price: 79, stock: 12, picture: picture(1) },
  { id: 'p3', name: 'Formkeeper Team', kind: 'software', price: 149, stock: 86, picture: picture(2) },
  {
    id: 'p4',
    name: 'Invoice templates, second edition',
    kind: 'template',
    price: 19.5,
    stock: 500,
    picture: picture(3),
  },
  { id: 'p5', name: 'Launch checklist', kind: 'template', price: 9, stock: 0, picture: picture(4) },
  { id: 'p6', name: 'Quiet inbox in ten lessons', kind: 'course', price: 39, stock: 60, picture: picture(5) },
  { id: 'p7', name: 'Pagerless', kind: 'software', price: 99, stock: 0, picture: picture(6) },
  { id: 'p8', name: 'Reading contracts', kind: 'book', price: 24, stock: 133, picture: picture(7) },
  { id: 'p9', name: 'Shelfmark Photo', kind: 'software', price: 69, stock: 41, isDraft: true, picture: picture(8) },
  { id: 'p10', name: 'Help page starter', kind: 'template', price: 14, stock: 320, picture: picture(9) },
  { id: 'p11', name: 'Pricing for one person', kind: 'course', price: 45, stock: 28, picture: picture(10) },
  {
    id: 'p12',
    name: 'The small server book',
    kind: 'book',
    price: 29.9,
    stock: 75,
    isDraft: true,
    picture: picture(11),
  },
];

export function productStatus({ isDraft = false, stock }: SampleProduct): ProductStatus {
  if (isDraft) return 'draft';
  return stock > 0 ? 'live' : 'soldOut';
}
