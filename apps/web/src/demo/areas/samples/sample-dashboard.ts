/** The month of a small shop. Money in US dollars, shares in per cent. */
export const SAMPLE_MONTH = { sales: 18420, orders: 263, buyers: 197, refundShare: 4 } as const;
