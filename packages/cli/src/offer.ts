interface Deal {
  slug: string;
  title: string;
  price: number;
  currency: string;
}

/** Describes the catalogue's deal for a page, in one line. */
export const offerOf = (site: string, { slug, title, price, currency }: Deal): string =>
  `There is a deal: ${title}, ${price} ${currency}, ${site}/deal/${encodeURIComponent(slug)}`;
