/** Zeros of the digits that our languages are written with: Arabic, Persian, full width. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Digits of other scripts as ours. */
export function westernDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
