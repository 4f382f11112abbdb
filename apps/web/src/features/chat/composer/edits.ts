/** Text with the range that is selected. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from` to `to` of a text, and selects `start` to `end` of the result. */
export interface Edit {
  from: number;
  to: number;
  inserted: string;
  start: number;
  end: number;
}

export type MarkSign = '**' | '_' | '~~' | '`';
export type LineSign = 'quote' | 'bullets' | 'numbers';

/** Puts signs around the words that are selected, in each line; or takes them away where they stand (LIVE-15). */
export function toggleMark({ text, start, end }: Selected, sign: MarkSign): Edit {
  const { length } = sign;
  const words = text.slice(start, end);
  if (words.includes('\n')) return toggleEachLine({ text, start, end }, sign);
  if (text.slice(start - length, start) === sign && text.slice(end, end + length) === sign)
    return {
      from: start - length,
      to: end + length,
      inserted: words,
      start: start - length,
      end: end - length,
    };
  if (isWithin(words, sign)) {
    const inserted = words.slice(length, -length);
    return { from: start, to: end, inserted, start, end: start + inserted.length };
  }
  // A sign clings to its words: spaces around them stay outside.
  const from = start + (words.length - words.trimStart().length);
  const to = words.trim() === '' ? from : start + words.trimEnd().length;
  return {
    from,
    to,
    inserted: `${sign}${text.slice(from, to)}${sign}`,
    start: from + length,
    end: to + length,
  };
}

const isWithin = (words: string, sign: string): boolean =>
  words.length > 2 * sign.length && words.startsWith(sign) && words.endsWith(sign);

/** Code of several lines is a block; other marks end with their line. */
function toggleEachLine({ text, start, end }: Selected, sign: MarkSign): Edit {
  const words = text.slice(start, end);
  if (sign === '`') {
    const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
    const after = end === text.length || text[end] === '\n' ? '' : '\n';
    const inserted = `${before}\`\`\`\n${words}\n\`\`\`${after}`;
    const first = start + before.length + 4;
    return { from: start, to: end, inserted, start: first, end: first + words.length };
  }
  const lines = words.split('\n');
  const isMarked = lines.every((line) => line.trim() === '' || isWithin(line, sign));
  const changed = lines.map((line) => {
    if (line.trim() === '') return line;
    return isMarked ? line.slice(sign.length, -sign.length) : `${sign}${line.trim()}${sign}`;
  });
  return replaceWith(start, end, changed.join('\n'));
}

const BEGINNING: Record<LineSign, RegExp> = { quote: /^> ?/, bullets: /^[-*•] +/, numbers: /^\d{1,3}[.)] +/ };

/** Makes the lines that are selected a quote or a list, or ends it (LIVE-15). */
export function toggleLines({ text, start, end }: Selected, sign: LineSign): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isAll = lines.every((line) => BEGINNING[sign].test(line));
  const changed = lines.map((line, index) => {
    if (isAll) return line.replace(BEGINNING[sign], '');
    const bare = Object.values(BEGINNING).reduce((left, beginning) => left.replace(beginning, ''), line);
    return `${sign === 'quote' ? '> ' : sign === 'bullets' ? '- ' : `${index + 1}. `}${bare}`;
  });
  const edit = replaceWith(from, to, changed.join('\n'));
  // With nothing selected one goes on typing.
  return start === end ? { ...edit, start: edit.end } : edit;
}

/** Makes a link of the words that are selected; without an address that is what is written next. */
export function linkWords({ text, start, end }: Selected, href = 'https://'): Edit {
  const words = text
    .slice(start, end)
    .replaceAll(/[[\]\n]/g, ' ')
    .trim();
  const inserted = `[${words}](${href})`;
  if (words === '') return { from: start, to: end, inserted, start: start + 1, end: start + 1 };
  const after = start + inserted.length;
  return href === 'https://'
    ? { from: start, to: end, inserted, start: after - 1 - href.length, end: after - 1 }
    : { from: start, to: end, inserted, start: after, end: after };
}

const replaceWith = (from: number, to: number, inserted: string): Edit => ({
  from,
  to,
  inserted,
  start: from,
  end: from + inserted.length,
});

/** The address that was copied, if it is nothing else. Brackets in it would end the link. */
export function addressIn(copied: string): string | null {
  const address = copied.trim();
  return /^https?:\/\/[^\s<>()]{1,2000}$/i.test(address) && URL.canParse(address) ? address : null;
}
