/** Addresses about deals; not in paths.ts, which every page loads. */
export const dealPaths = {
  prices: (id: string) => `/api/deals/${encodeURIComponent(id)}/prices.csv`,
  /** @param slugs as the address has them, with commas between */
  compare: (slugs: string) =>
    slugs === '' ? '/compare' : `/compare?deals=${encodeURIComponent(slugs).replaceAll('%2C', ',')}`,
  /** With the form open for a deal. */
  /** With the plan that was chosen, if one was. */
  addPurchase: (dealId: string, plan?: string) =>
    `/dashboard/account/purchases?${new URLSearchParams({ add: dealId, ...(plan !== undefined && { plan }) })}`,
} as const;
