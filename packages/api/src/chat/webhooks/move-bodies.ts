import { plainText } from '../text/formatting.limits.ts';
import type { MoveTarget } from './move.limits.ts';
import { writeSlackMessage, writeSlackText } from './slack-text.ts';

/** Characters that a message of each tool holds; what is longer is cut. */
const TEXT_MAX: Record<MoveTarget, number> = { slack: 40_000, discord: 2_000, teams: 20_000 };

/** A message as its reader had it. */
export interface Moved {
  author: string;
  room: string;
  text: string;
}

/**
 * Builds the JSON body for the tool's incoming webhook. Mentions notify nobody there. Slack gets the formatting in its own
 * signs, Discord as it was typed, Teams the words alone (LIVE-15).
 */
export function bodyFor(target: MoveTarget, { author, room, text }: Moved): string {
  const head = `${author} · ${room}`;
  if (target === 'slack') {
    const shown = `${writeSlackText(head)}\n${writeSlackMessage(cut(text, TEXT_MAX.slack / 2))}`;
    return JSON.stringify({ text: cut(shown, TEXT_MAX.slack) });
  }
  if (target === 'discord')
    return JSON.stringify({ content: cut(`${head}\n${text}`, TEXT_MAX.discord), allowed_mentions: { parse: [] } });
  const lines = cut(plainText(text), TEXT_MAX.teams).split('\n');
  const textBlock = (inlines: object[]) => ({ type: 'RichTextBlock', inlines });
  const run = (words: string, more: object = {}) => ({ type: 'TextRun', text: words, ...more });
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    body: [
      textBlock([run(head, { weight: 'bolder' })]),
      ...lines.filter(Boolean).map((line) => textBlock([run(line)])),
    ],
  };
  const attachment = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  return JSON.stringify({ type: 'message', attachments: [attachment] });
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // A character in two halves stays whole or goes.
  return `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
