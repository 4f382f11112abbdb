import { describe, expect, it } from 'vitest';
import { message } from '../testing.ts';
import { rowsOf } from './chat-rows.ts';

const at = (id: string, time: string, userId = 'felix') =>
  message({ id, userId, timestamp: new Date(`2026-03-${time}`).toISOString() });
const outline = (...messages: ReturnType<typeof at>[]) =>
  rowsOf(messages).map((row) => (row.kind === 'message' ? `${row.isFirst ? 'first ' : ''}${row.key}` : row.kind));

describe('rows of the chat', () => {
  it('begin each day with a row of its own (CHAT-03)', () => {
    expect(outline(at('a', '10T12:00'), at('b', '10T23:58'), at('c', '11T00:01'))).toEqual([
      'day',
      'first a',
      'first b',
      'day',
      'first c',
    ]);
  });

  it('show an author once for what was written in a row (CHAT-04)', () => {
    expect(outline(at('a', '10T12:00'), at('b', '10T12:04'), at('c', '10T12:05', 'mei'), at('d', '10T12:06'))).toEqual([
      'day',
      'first a',
      'b',
      'first c',
      'first d',
    ]);
  });

  it('show the author again after a pause (CHAT-04)', () => {
    expect(outline(at('a', '10T12:00'), at('b', '10T12:05'))).toEqual(['day', 'first a', 'first b']);
  });

  it('are empty without messages (CHAT-03)', () => {
    expect(rowsOf([])).toEqual([]);
  });
});
