import { type Mark, type Piece, readFormatting } from '../text/formatting.limits.ts';

const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>' };

/**
 * A text as Slack takes it, as plain text: three characters are escaped there, and links and people stand in angle brackets,
 * with what is shown of them behind a bar.
 */
export const readSlackText = (text: string): string =>
  text
    .replaceAll(/<([^<>|\s]{1,2000})(?:\|([^<>\n]{0,2000}))?>/g, (_, target: string, label: string | undefined) => {
      if (/^[!@#]/.test(target)) return label ?? target.replace(/^!(subteam\^)?/, '@');
      return label && label !== target ? `${label} (${target})` : target;
    })
    .replaceAll(/&(amp|lt|gt);/g, (whole, name: string) => NAMES[name] ?? whole);

/** Escapes text so that nothing in it becomes a link or a mention of everybody there. */
export const writeSlackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const FENCE = '```';
const SLACK_SIGNS: Record<Mark, string> = { bold: '*', italic: '_', strike: '~', code: '`' };

/** Translates a message's formatting into Slack's: `*bold*`, `_italic_`, `~struck out~`, `<address|words>` (LIVE-15). */
export function writeSlackMessage(text: string): string {
  let written = '';
  let block: Piece['block'] = null;
  for (const piece of readFormatting(text)) {
    if (block !== piece.block && (block === 'code' || piece.block === 'code')) written += FENCE;
    if (piece.block === 'quote' && (block !== 'quote' || written.endsWith('\n'))) written += '> ';
    ({ block } = piece);
    written += piece.marks.reduceRight((words, mark) => between(SLACK_SIGNS[mark], words), wordsOf(piece));
  }
  return block === 'code' ? `${written}${FENCE}` : written;
}

function wordsOf(piece: Piece): string {
  if (piece.kind !== 'link' || piece.text === piece.href) return writeSlackText(piece.text);
  return `<${writeSlackText(piece.href.replaceAll('|', '%7C'))}|${writeSlackText(piece.text).replaceAll('|', '¦')}>`;
}

/** A sign clings to its word there, too. */
function between(sign: string, words: string): string {
  const inner = words.trim();
  return inner === '' ? words : words.replace(inner, () => `${sign}${inner}${sign}`);
}
