import { isEmail } from '../pieces/is-email.ts';
import { SAMPLE_MEMBER_EMAILS } from '../samples/sample-account.ts';

type AddressProblem = 'noAddress' | 'notEmail' | 'twice' | 'memberAlready';

export interface ReadAddress {
  id: number;
  /** Counted from 1, as editors do. */
  line: number;
  text: string;
  problem?: AddressProblem;
}

/** `"Ada" <ada@x.example>` and `'ada@x.example'` as `ada@x.example`. */
const bare = (cell: string) => (/<([^<>]*)>/.exec(cell)?.[1] ?? cell).replaceAll(/["']/g, '').trim().toLowerCase();

const isHeading = (line: string) => !line.includes('@') && /e-?mail/i.test(line);

/**
 * The addresses in pasted text or a CSV file, in their order. A line may hold several, and cells that are none
 * (a name, a phone number) beside them; a first line that only names the columns is left out.
 */
export function readAddresses(text: string): ReadAddress[] {
  const seen = new Set<string>();
  const read: ReadAddress[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || (index === 0 && isHeading(line))) continue;
    const cells = line.split(/[,;\t]/).map(bare);
    const addresses = cells.filter((cell) => cell.includes('@'));
    if (addresses.length === 0)
      read.push({ id: read.length, line: index + 1, text: line.trim(), problem: 'noAddress' });
    for (const address of addresses) {
      const problem = problemOf(address, seen);
      read.push({ id: read.length, line: index + 1, text: address, ...(problem && { problem }) });
      seen.add(address);
    }
  }
  return read;
}

function problemOf(address: string, seen: ReadonlySet<string>): AddressProblem | undefined {
  if (!isEmail(address)) return 'notEmail';
  if (SAMPLE_MEMBER_EMAILS.includes(address)) return 'memberAlready';
  return seen.has(address) ? 'twice' : undefined;
}
