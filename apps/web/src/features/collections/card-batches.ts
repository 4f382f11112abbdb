import { catalogLimits } from '@onceware/api/catalog/catalog.limits';
import type { ApiClient } from '../../lib/trpc.ts';
import { keyOfItem } from './changes/change.ts';
import type { CardRef, CardState } from './hooks/use-cards.ts';

/** While a list is scrolled fast there is one call in this time, ms. */
const PAUSE = 100;

interface Wanted {
  ref: CardRef;
  resolve: (card: CardState) => void;
  reject: (error: unknown) => void;
}

/** Collects what is asked for one by one into calls that the server takes. */
class CardBatches {
  private readonly client: ApiClient;
  private waiting: Wanted[] = [];
  private lastCall = 0;

  constructor(client: ApiClient) {
    this.client = client;
  }

  /** What rows that appear together ask for is one call; at once, unless there has just been another. */
  load(ref: CardRef): Promise<CardState> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ref, resolve, reject });
      if (this.waiting.length > 1) return;
      const wait = this.lastCall + PAUSE - Date.now();
      if (wait > 0) setTimeout(this.send, wait);
      else queueMicrotask(this.send);
    });
  }

  private readonly send = (): void => {
    this.lastCall = Date.now();
    while (this.waiting.length > 0) void this.ask(this.waiting.splice(0, catalogLimits.cardsMax));
  };

  private async ask(wanted: Wanted[]): Promise<void> {
    const ids = (type: CardRef['entity_type']) => wanted.flatMap(({ ref }) => (ref.entity_type === type ? ref.entity_id : []));
    try {
      const { deals, tools } = await this.client.catalog.cards.query({ dealIds: ids('deal'), toolIds: ids('tool') });
      const found = new Map<string, CardState>();
      for (const deal of deals) found.set(keyOfItem({ entity_type: 'deal', entity_id: deal.id }), { is: 'deal', deal });
      for (const tool of tools) found.set(keyOfItem({ entity_type: 'tool', entity_id: tool.id }), { is: 'tool', tool });
      for (const { ref, resolve } of wanted) resolve(found.get(keyOfItem(ref)) ?? { is: 'missing' });
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  }
}

const batches = new WeakMap<object, CardBatches>();

/** One for each connection. */
export function cardsOf(client: ApiClient): CardBatches {
  const known = batches.get(client) ?? new CardBatches(client);
  batches.set(client, known);
  return known;
}
