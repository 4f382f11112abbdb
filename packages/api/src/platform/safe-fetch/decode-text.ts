import type { Fetched } from './safe-fetch.ts';

/** Bytes at the start in which the HTML and XML standards look for the encoding that a page names. */
const LOOKED_AT_BYTES = 4_096;

const SAID = [
  // <meta charset="…">, <meta http-equiv="content-type" content="text/html; charset=…">
  /<meta[^<>]*?charset\s*=\s*(?:["']\s*)?([\w:.-]{1,40})/i,
  // <?xml version="1.0" encoding="…"?>
  /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]{1,40})/i,
];

const BOMS: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a fetched body to text, in the encoding that its byte order mark, its header or the page itself names; else
 * as UTF-8, else as windows-1252, which old pages use.
 */
export function decodeText({ headers, body }: Pick<Fetched, 'headers' | 'body'>): string {
  const bom = BOMS.find(([, bytes]) => bytes.every((byte, at) => body[at] === byte));
  const inHeader = /charset\s*=\s*(?:"\s*)?([\w:.-]{1,40})/i.exec(headers['content-type'] ?? '')?.[1];
  const named = bom?.[0] ?? inHeader ?? namedIn(body);
  return decode(body, named) ?? decode(body, 'utf-8', { fatal: true }) ?? new TextDecoder('windows-1252').decode(body);
}

function namedIn(body: Buffer): string | undefined {
  const beginning = body.toString('latin1', 0, LOOKED_AT_BYTES);
  for (const pattern of SAID) {
    const name = pattern.exec(beginning)?.[1];
    // It could not be read if it were true.
    if (name) return /^utf-?16/i.test(name) ? 'utf-8' : name;
  }
  return undefined;
}

function decode(body: Buffer, name: string | undefined, options?: { fatal: boolean }): string | undefined {
  if (name === undefined) return undefined;
  try {
    return new TextDecoder(name, options).decode(body);
  } catch {
    // No such encoding, or not in it.
    return undefined;
  }
}
