/** ISO 4217's decimals where they are not two. Intl goes by habit for some (HUF, IDR), and not alike in every browser. */
const DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const decimalsByCode = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)])),
);

/** How many decimals an amount of this currency has. */
export const decimalsOf = (currency: string): number => decimalsByCode.get(currency) ?? 2;
