import type { Poll } from '@onceware/api/chat/chat.contract';

/** A poll as its reader is shown it. */
export interface ShownPoll extends Omit<Poll, 'options'> {
  options: readonly { text: string; count: number; names: readonly string[] }[];
  /** Places of what the reader chose; null: more have voted than are named, so the server has to be asked. */
  own: readonly number[] | null;
}

export function showPoll(poll: Poll, readerId: string): ShownPoll {
  const own = poll.options.flatMap(({ people }, place) => (people.some(({ id }) => id === readerId) ? [place] : []));
  const isWhole = poll.options.every(({ count, people }) => count === people.length);
  return {
    ...poll,
    options: poll.options.map(({ text, count, people }) => ({ text, count, names: people.map(({ name }) => name) })),
    own: isWhole || (own.length > 0 && !poll.isMany) ? own : null,
  };
}
