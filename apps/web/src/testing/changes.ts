import fc from 'fast-check';
import { expect } from 'vitest';
import { type Apply, applyPending } from '#lib/changes/pending.ts';

/**
 * Model that a feature's changes are checked against: a server of a few lines, and how its responses and the screen's
 * data compare.
 */
export interface Model<Server, Data, Change> {
  server: Server;
  /** Has nothing in common with what it is compared with. Null: it refuses. */
  serve: (server: Server, change: Change) => Server | null;
  /** Returns the response to reading all of it. */
  answer: (server: Server) => Data;
  /** The server that would have answered so. */
  seen: (data: Data) => Server;
  apply: Apply<Data, Change>;
  click: fc.Arbitrary<Change>;
}

const AT = '2026-04-01T12:00:00.000Z';

/** A browser's cache and a server, with everything that can happen between a click and its answer. */
export class World<Server, Data, Change> {
  /** Clicked, in order; the first may have been dealt with, and its answer be on its way. */
  private pending: { change: Change; at: string; answer?: 'ok' | 'refused' | 'failed' }[] = [];
  private server: Server;
  private cache: Data;
  private reload: { data: Data } | null = null;
  private readonly model: Model<Server, Data, Change>;

  constructor(model: Model<Server, Data, Change>) {
    this.model = model;
    this.server = model.server;
    this.cache = model.answer(model.server);
  }

  click(change: Change): void {
    this.pending.push({ change, at: AT });
  }

  /** Changes reach the server one after the other, the next one once the last is answered. */
  reachServer(isLucky: boolean): void {
    const [next] = this.pending;
    if (!next || next.answer) return;
    const result = isLucky ? this.model.serve(this.server, next.change) : null;
    next.answer = result ? 'ok' : isLucky ? 'refused' : 'failed';
    if (result) this.server = result;
  }

  /** Answers what showed for a moment, when the change was confirmed and pending still. */
  answerArrives(): Server | null {
    const [first] = this.pending;
    if (!first?.answer) return null;
    if (first.answer !== 'failed') this.reload = null;
    if (first.answer === 'ok') this.cache = this.model.apply(this.cache, first.change, AT);
    // Reads again what the server knows better, before the change is given up.
    if (first.answer === 'refused') this.cache = this.model.answer(this.server);
    const shown = first.answer === 'ok' ? this.shown : null;
    this.pending.shift();
    return shown;
  }

  reloadLeaves(): void {
    this.reload ??= { data: this.model.answer(this.server) };
  }

  reloadArrives(): void {
    if (this.reload) this.cache = this.reload.data;
    this.reload = null;
  }

  settle(): void {
    while (this.pending.length > 0) {
      this.reachServer(true);
      this.answerArrives();
    }
  }

  get shown(): Server {
    return this.model.seen(applyPending(this.cache, this.pending, this.model.apply));
  }

  get truth(): Server {
    return this.server;
  }
}

/**
 * Runs clicks, answers, failures and reloads in any order, which have to end equal to the server. Answers the shortest
 * that does not, or null. `check` holds for every picture on the way.
 */
export function findMismatch<Server, Data, Change>(
  model: Model<Server, Data, Change>,
  check: (shown: Server) => void = () => undefined,
): string | null {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.record({ is: fc.constant('click' as const), change: model.click }) },
    { weight: 4, arbitrary: fc.record({ is: fc.constant('reach' as const), isLucky: fc.boolean() }) },
    { weight: 4, arbitrary: fc.constant({ is: 'answer' as const }) },
    { weight: 1, arbitrary: fc.constant({ is: 'reloadLeaves' as const }) },
    { weight: 1, arbitrary: fc.constant({ is: 'reloadArrives' as const }) },
  );
  const property = fc.property(fc.array(event, { maxLength: 60 }), (events) => {
    const world = new World(model);
    for (const one of events) {
      if (one.is === 'click') world.click(one.change);
      else if (one.is === 'reach') world.reachServer(one.isLucky);
      else if (one.is === 'answer') {
        const before = world.answerArrives();
        if (before !== null) expect(before).toEqual(world.shown);
      } else world[one.is]();
      check(world.shown);
    }
    world.settle();
    expect(world.shown).toEqual(world.truth);
  });
  return fc.defaultReportMessage(fc.check(property, { numRuns: 2000 })) ?? null;
}

/** Runs clicks, each of which has to show at once, over whatever the server has said so far. Answers as `findMismatch`. */
export function findDelay<Server, Data, Change>(model: Model<Server, Data, Change>): string | null {
  const property = fc.property(fc.array(model.click, { maxLength: 12 }), (clicks) => {
    const world = new World(model);
    for (const change of clicks) world.click(change);
    const expected = clicks.reduce((server, change) => model.serve(server, change) ?? server, model.server);
    expect(world.shown).toEqual(expected);
  });
  return fc.defaultReportMessage(fc.check(property, { numRuns: 1000 })) ?? null;
}
