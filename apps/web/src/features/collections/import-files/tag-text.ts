import { elementsOf, fieldsOf } from './json-values.ts';

/** Tags as programs write them: a list of texts or of objects with a name, or a text that `splitTags` takes apart. */
export function tagTexts(value: unknown): string[] {
  if (typeof value === 'string') return splitTags(value);
  return elementsOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    const { name, title, label, slug } = fieldsOf(one);
    const found = [name, title, label, slug].find((text) => typeof text === 'string');
    return typeof found === 'string' ? [found] : [];
  });
}

/** A list as JSON (Instapaper) or as Python writes it (Readwise); or texts between bars (Pocket), commas or semicolons. */
export function splitTags(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('[') && trimmed.endsWith(']')) return listIn(trimmed) ?? [trimmed];
  const separator = ['|', ',', ';'].find((one) => trimmed.includes(one)) ?? ',';
  return trimmed.split(separator);
}

function listIn(text: string): string[] | null {
  const json = parsed(text);
  if (json) return json.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));
  return pythonTexts(text.slice(1, -1));
}

function parsed(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The texts of `'one', "it's"`, with backslashes before quotation marks; null for anything else. */
function pythonTexts(list: string): string[] | null {
  const texts: string[] = [];
  let at = 0;
  const skip = (signs: string) => {
    while (at < list.length && signs.includes(list[at] ?? '')) at += 1;
  };
  for (skip(' '); at < list.length; skip(' ,')) {
    const quote = list[at] ?? '';
    if (quote !== "'" && quote !== '"') return null;
    let text = '';
    for (at += 1; at < list.length && list[at] !== quote; at += 1) {
      if (list[at] === '\\') at += 1;
      text += list[at] ?? '';
    }
    if (at >= list.length) return null;
    at += 1;
    texts.push(text);
  }
  return texts;
}
