/** The columns of the file; those it need not have too. As `PURCHASE_COLUMNS` of the API, a test compares them. */
export const COLUMNS = [
  'id',
  'title',
  'tier',
  'price',
  'currency',
  'purchased_on',
  'refund_until',
  'redeem_by',
  'state',
  'licence_codes',
  'notes',
  'deal_url',
] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * Column names that shops such as AppSumo show and export, and that people use in their own lists; the better ones
 * first.
 */
const OTHER_NAMES: Partial<Record<Column, readonly string[]>> = {
  title: ['product', 'product name', 'product title', 'deal', 'deal name', 'item', 'item name', 'name', 'tool'],
  tier: ['plan', 'plan name', 'license tier', 'licence tier', 'variant', 'option'],
  price: ['price paid', 'amount paid', 'total paid', 'amount', 'total', 'order total', 'paid', 'cost'],
  currency: ['currency code'],
  purchased_on: ['purchase date', 'date purchased', 'order date', 'purchased', 'date', 'invoice date', 'created at'],
  refund_until: ['refund deadline', 'refundable until', 'refund by'],
  redeem_by: ['redeem until', 'redemption deadline', 'redeemable until'],
  state: ['status', 'license status', 'licence status', 'redemption status'],
  licence_codes: ['license codes', 'license key', 'license keys', 'licence key', 'redemption code', 'code', 'codes'],
  notes: ['note', 'comment', 'comments'],
  deal_url: ['product url', 'url', 'link'],
};

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** Which of a file's columns is which of ours; its own names come first. */
export function findColumns(head: readonly string[]): Map<Column, string> {
  const byName = new Map(head.map((name) => [plain(name), name]));
  const found = new Map<Column, string>();
  for (const column of COLUMNS) {
    const names = [plain(column), ...(OTHER_NAMES[column] ?? [])];
    const name = names.map((one) => byName.get(one)).find((one) => one !== undefined);
    if (name !== undefined) found.set(column, name);
  }
  return found;
}
