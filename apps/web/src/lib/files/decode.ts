import { analyse } from 'chardet';

const UTF_8 = 'utf-8';
/** Encoding that Western programs used before UTF-8; every byte is valid in it. */
const FALLBACK = 'windows-1252';

/** Bytes that say what the encoding is: a mark, or what an HTML file declares near its beginning. */
const DECLARED_WITHIN = 4096;
const DECLARATION = /<meta[^<>]+?charset\s*=\s*(?:["']\s*)?([\w-]+)/i;

/** Bytes that the guess needs; more would only take longer. */
const SAMPLE = 16 * 1024;
/** Minimum confidence of a guess; below it the most common encoding is better. */
const SURE = 15;
/** Share of the best guess's confidence from which ISO-8859-1 wins, the encoding that most files have. */
const NEARLY = 0.7;

/**
 * The encoding of a text file: by its mark, by the zeros that UTF-16 has, as UTF-8 where it is valid, as it declares itself, or by
 * what its letters look like. Null for what is no text.
 */
export function encodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return utf16WithoutMark(bytes);
  if (isUtf8(bytes)) return UTF_8;
  return known(declared(bytes)) ?? known(guessed(bytes)) ?? FALLBACK;
}

/** In UTF-16 nearly every other byte of markup is zero. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, DECLARED_WITHIN);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 5 && even === 0) return 'utf-16le';
  return even > start.length / 5 && odd === 0 ? 'utf-16be' : null;
}

/** Piece by piece: what is decoded need not be kept. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder(UTF_8, { fatal: true });
  try {
    for (const piece of piecesOf(bytes)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Reads the declared encoding. A file that wrongly declares UTF-8 was edited by hand or cut. */
function declared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder(FALLBACK).decode(bytes.subarray(0, DECLARED_WITHIN));
  const label = DECLARATION.exec(head)?.[1]?.toLowerCase();
  return label === UTF_8 || label?.startsWith('utf-16') ? undefined : label;
}

function guessed(bytes: Uint8Array): string | undefined {
  const guesses = analyse(sampleOf(bytes));
  const [best] = guesses;
  const western = guesses.find(({ name }) => name === 'ISO-8859-1')?.confidence ?? 0;
  return best && best.confidence >= SURE && western < best.confidence * NEARLY ? best.name : undefined;
}

const isLetter = (byte = 0) =>
  byte >= 0x80 || byte === 0x20 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** The words that have letters beyond ASCII; the rest of a bookmarks file is markup and pictures. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE);
  let length = 0;
  let begin = 0;
  let isForeign = false;
  for (let index = 0; index <= bytes.length && length < SAMPLE; index += 1) {
    if (index < bytes.length && isLetter(bytes[index])) {
      isForeign ||= (bytes[index] ?? 0) >= 0x80;
      continue;
    }
    if (isForeign) {
      const words = bytes.subarray(begin, Math.min(index, begin + SAMPLE - length));
      sample.set(words, length);
      length += words.length;
    }
    begin = index;
    isForeign = false;
  }
  return sample.subarray(0, length);
}

/** Returns the browser's name for an encoding, if it can decode it. */
function known(label: string | undefined): string | undefined {
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

const PIECE = 1024 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The text in pieces, so that of a large file no more than one lies in memory. */
export function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const piece of piecesOf(bytes)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
