const BEYOND = /[\u0080-\uffff]/g;
/** Matches places where an escape would be read differently: behind a backslash, and in a raw template. */
const UNSAFE = /\\[\u0080-\uffff]|String\.raw`[^`]*[\u0080-\uffff]/;

/** The same code in ASCII; @throws where an escape would mean something else. */
export function toAscii(code: string): string {
  const [unsafe] = UNSAFE.exec(code) ?? [];
  if (unsafe !== undefined) throw new Error(`This cannot be written in ASCII: ${unsafe}`);
  return code.replace(BEYOND, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * A server's bundle, written in ASCII. V8 keeps the text of a file for as long as its functions live, and with one letter
 * beyond Latin-1 all of it in two bytes a letter.
 */
export function ascii() {
  return {
    name: 'ascii',
    generateBundle(_options: unknown, bundle: Record<string, { type: 'asset' } | { type: 'chunk'; code: string }>) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
    },
  };
}
