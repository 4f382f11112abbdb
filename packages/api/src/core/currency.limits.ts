/** ISO 4217's decimals where they are not two. Intl goes by habit for some (HUF, IDR), and not alike in every browser. */
const DECIMALS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const decimalsByCode = new Map(Object.entries(DECIMALS).flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, Number(decimals)])));

/** Of ISO 4217, which some versions of Intl do not know. */
const RARE = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED'];

let codes: string[] | undefined;

/** The codes of all currencies. */
export const currencyCodes = (): readonly string[] => (codes ??= [...new Set([...Intl.supportedValuesOf('currency'), ...RARE])].toSorted());

export const isCurrency = (code: string): boolean => currencyCodes().includes(code);

/** How many decimals an amount of this currency has. */
export const decimalsOf = (currency: string): number => decimalsByCode.get(currency) ?? 2;

/** Whether an amount has no more decimals than its currency; as little off as a computer's fractions are is none. */
export function fitsCurrency(amount: number, currency: string): boolean {
  const minor = amount * 10 ** decimalsOf(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-5;
}
