import { AppError } from './errors.ts';

/**
 * Far more than any input has: an import of 10,000 items has 80,000. That many take some 30 ms to parse, the millions
 * that fit into a file's bytes most of a second.
 */
const VALUES_MAX = 250_000;

/** Parses what a caller sent. @throws invalid_input where it has more values than the event loop has time for */
export function parseJson(json: string): unknown {
  if (hasManyValues(json))
    throw new AppError('invalid_input', {
      issues: [{ path: '', message: `Send at most ${VALUES_MAX} values at once.` }],
    });
  return JSON.parse(json);
}

const [QUOTE, COMMA, LIST, BACKSLASH, OBJECT] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/** Counts values by their separators; most texts are too short to need it. */
function hasManyValues(json: string): boolean {
  if (json.length <= VALUES_MAX) return false;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < json.length && values <= VALUES_MAX; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) isInString = !isInString;
    else if (isInString) at += char === BACKSLASH ? 1 : 0;
    else if (char === COMMA || char === LIST || char === OBJECT) values += 1;
  }
  return values > VALUES_MAX;
}
