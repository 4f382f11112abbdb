/** The amount of work of a bench. */
export interface Sizes {
  /** Times that everything is measured, after one that warms it up; 0: that one alone, which is no measurement. */
  rounds: number;
  seconds: number;
  /** Members, of whom none is asked twice at once. */
  members: number;
  /** Whether all calls are loaded; else one that reads and one that changes, while the answers of all are compared. */
  loadsAll: boolean;
  chat: {
    rooms: number;
    membersOfEach: number;
    streamsOfEach: number;
    perSecond: number;
    atOnce: number;
    /** For the garbage to be collected. */
    settleMs: number;
    sendersOfEach: number;
    largeRoom: { messages: number; readers: number; otherRooms: number; calls: number };
  };
  idleMs: number;
  importRows: number;
  /** Pages whose cost is measured. */
  pages: readonly string[];
  encodings: readonly string[];
}

const PAGES = ['/', '/deals', '/explore', '/explore?q=tool', '/deal/tool-1-1'] as const;

export const FULL: Omit<Sizes, 'rounds' | 'seconds'> = {
  members: 128,
  loadsAll: true,
  chat: {
    rooms: 50,
    membersOfEach: 10,
    streamsOfEach: 10,
    perSecond: 100,
    atOnce: 100,
    settleMs: 1_500,
    sendersOfEach: 40,
    largeRoom: { messages: 1_000_000, readers: 10_000, otherRooms: 199, calls: 100 },
  },
  idleMs: 10_000,
  importRows: 100_000,
  pages: PAGES,
  encodings: ['identity', 'br', 'gzip'],
};

/** For the gate: every part is run, and nothing is learned of its speed. */
export const CHECK: Sizes = {
  rounds: 0,
  seconds: 1,
  members: 16,
  loadsAll: false,
  chat: {
    rooms: 4,
    membersOfEach: 2,
    streamsOfEach: 2,
    perSecond: 20,
    atOnce: 4,
    settleMs: 10,
    sendersOfEach: 40,
    largeRoom: { messages: 400, readers: 400, otherRooms: 2, calls: 1 },
  },
  idleMs: 10,
  importRows: 200,
  pages: PAGES.slice(0, 1),
  encodings: ['br'],
};
