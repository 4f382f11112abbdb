import type { OwnMarks, RoomMessage } from '@onceware/api/chat/chat.contract';

/** Messages that the screen has at once; further ones are read again when somebody scrolls there. */
export const WINDOW = 500;
/** Number of messages remembered outside the stretch, because a response sent before an event may arrive after it. */
const ELSEWHERE = 500;

/** Room messages as received from the server. */
export interface RoomState {
  /** Messages by number, each in the state with the highest received `seq`. */
  known: ReadonlyMap<number, RoomMessage>;
  /** The stretch that is shown: all numbers from the first to the last are known. Empty where `to` is less. */
  from: number;
  to: number;
  /** Number of the room's newest message. */
  newest: number;
  /** Which end stays when the stretch grows too long. */
  keeps: 'older' | 'newer';
  /** By id. */
  pinned: ReadonlyMap<string, RoomMessage>;
  flagged: ReadonlySet<string>;
  ghosted: ReadonlySet<string>;
  /** Numbers of what may have changed unheard; see `doubt`. */
  doubted: ReadonlySet<number>;
}

export type RoomAction =
  /** New state of a message, from the stream or a response. */
  | { do: 'state'; message: RoomMessage }
  /**
   * Messages without a gap, oldest first. `isWanted`: the screen goes there, also where that leaves the stretch. `renews`: what
   * was doubted and is not among them is forgotten.
   */
  | { do: 'page'; messages: readonly RoomMessage[]; isWanted: boolean; keeps?: RoomState['keeps']; renews?: boolean }
  /** Data that opening a room returns in addition to its newest messages. */
  | { do: 'open'; newest: number; pinned: readonly RoomMessage[]; marks: OwnMarks }
  /** The reader's marks of some messages, and of these there are no others. */
  | { do: 'marks'; of: readonly RoomMessage[]; marks: OwnMarks }
  | { do: 'mark'; id: string; mark: keyof OwnMarks; on: boolean }
  /** The whole of a message that was folded, until it is read again. */
  | { do: 'reveal'; message: RoomMessage }
  /** Marks all known messages as doubtful, because events may have been missed. */
  | { do: 'doubt' };

export const EMPTY_ROOM: RoomState = {
  known: new Map(),
  from: 1,
  to: 0,
  newest: 0,
  keeps: 'newer',
  pinned: new Map(),
  flagged: new Set(),
  ghosted: new Set(),
  doubted: new Set(),
};

/** Oldest first. */
export const stretchOf = ({ known, from, to }: RoomState): RoomMessage[] => {
  const messages: RoomMessage[] = [];
  for (let number = from; number <= to; number += 1) {
    const message = known.get(number);
    if (message) messages.push(message);
  }
  return messages;
};

export const isAtNewest = ({ to, newest }: RoomState): boolean => to >= newest;

/**
 * Pure. Of two states of a message the higher `seq` holds: so whatever comes twice, late, or in another order changes nothing
 * (LIVE-04). The same object where nothing changed.
 */
export function roomReducer(state: RoomState, action: RoomAction): RoomState {
  switch (action.do) {
    case 'state':
      return trimmed(grown(put(state, [action.message])));
    case 'page':
      return withPage(state, action);
    case 'open':
      return opened(state, action);
    case 'marks':
      return {
        ...state,
        flagged: marked(state.flagged, action.of, action.marks.flagged),
        ghosted: marked(state.ghosted, action.of, action.marks.ghosted),
      };
    case 'mark':
      return state[action.mark].has(action.id) === action.on
        ? state
        : { ...state, [action.mark]: toggled(state[action.mark], action.id, action.on) };
    case 'reveal':
      return revealed(state, action.message);
    case 'doubt':
      return { ...state, doubted: new Set(state.known.keys()) };
  }
}

function marked(before: ReadonlySet<string>, of: readonly RoomMessage[], now: readonly string[]): ReadonlySet<string> {
  const ids = new Set(before);
  for (const { id } of of) ids.delete(id);
  for (const id of now) ids.add(id);
  return ids;
}

function toggled(ids: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}

function put(state: RoomState, messages: readonly RoomMessage[]): RoomState {
  const seqOf = (number: number) => state.known.get(number)?.seq ?? 0;
  // Blocking changes what the reader is sent of a message, and not the message.
  const isOther = (message: RoomMessage) =>
    state.doubted.has(message.number) && JSON.stringify(state.known.get(message.number)) !== JSON.stringify(message);
  const fresh = messages.filter(
    (message) => message.seq > seqOf(message.number) || (message.seq === seqOf(message.number) && isOther(message)),
  );
  const sure = messages.filter(({ number, seq }) => state.doubted.has(number) && seq >= seqOf(number));
  if (fresh.length === 0 && sure.length === 0) return state;
  const known = new Map(state.known);
  const doubted = new Set(state.doubted);
  let { pinned, newest } = state;
  for (const message of fresh) {
    known.set(message.number, message);
    pinned = withPin(pinned, message);
    newest = Math.max(newest, message.number);
  }
  for (const { number } of sure) doubted.delete(number);
  return { ...state, known, pinned, newest, doubted };
}

function revealed(state: RoomState, message: RoomMessage): RoomState {
  if ((state.known.get(message.number)?.seq ?? 0) > message.seq) return state;
  const known = new Map(state.known).set(message.number, message);
  return { ...state, known, pinned: withPin(state.pinned, message) };
}

const isPinned = ({ pinnedAt, deletedAt }: RoomMessage): boolean => pinnedAt !== null && deletedAt === null;

function withPin(pinned: RoomState['pinned'], message: RoomMessage): RoomState['pinned'] {
  if (!isPinned(message) && !pinned.has(message.id)) return pinned;
  const next = new Map(pinned);
  if (isPinned(message)) next.set(message.id, message);
  else next.delete(message.id);
  return next;
}

/** The stretch with what joins on to it. */
function grown(state: RoomState): RoomState {
  let { from, to } = state;
  // A room that had none begins with its first message.
  if (to < from && state.newest !== 1) return state;
  const isFull = () => to - from + 1 >= WINDOW;
  while (state.known.has(to + 1) && (state.keeps === 'newer' || !isFull())) to += 1;
  while (state.known.has(from - 1) && (state.keeps === 'older' || !isFull())) from -= 1;
  return from === state.from && to === state.to ? state : { ...state, from, to };
}

/** Within the bounds of memory. */
function trimmed(state: RoomState): RoomState {
  let { from, to, known } = state;
  if (to - from + 1 > WINDOW) {
    if (state.keeps === 'newer') from = to - WINDOW + 1;
    else to = from + WINDOW - 1;
  }
  const surplus = known.size - Math.max(0, to - from + 1) - ELSEWHERE;
  if (surplus > 0) {
    // Maps keep the order in which things came.
    const outside = [...known.keys()].filter((number) => number < from || number > to);
    const gone = new Set(outside.slice(0, surplus));
    known = new Map([...known].filter(([number]) => !gone.has(number)));
  }
  return from === state.from && to === state.to && known === state.known ? state : { ...state, from, to, known };
}

function withPage(state: RoomState, action: Extract<RoomAction, { do: 'page' }>): RoomState {
  const { messages, isWanted, keeps = state.keeps, renews = false } = action;
  const told = { ...put(state, messages), keeps };
  const next = renews ? renewed(told) : told;
  const [first] = messages;
  const last = messages.at(-1);
  if (!first || !last) return next;
  const range = { from: first.number, to: last.number };
  const isApart = next.to < next.from || range.from > next.to + 1 || range.to < next.from - 1;
  if (isApart) return trimmed(isWanted ? grown({ ...next, ...range }) : next);
  const joined = { ...next, from: Math.min(next.from, range.from), to: Math.max(next.to, range.to) };
  return trimmed(grown(joined));
}

/** Drops doubted messages; the stretch has to be computed again. */
function renewed({ doubted, ...state }: RoomState): RoomState {
  const known = new Map([...state.known].filter(([number]) => !doubted.has(number)));
  return { ...state, known, doubted: new Set(), from: 1, to: 0 };
}

function opened(state: RoomState, { newest, pinned, marks }: Extract<RoomAction, { do: 'open' }>): RoomState {
  const { known, doubted } = state;
  const heardOf = [...known.values()].filter((message) => isPinned(message) && !doubted.has(message.number));
  const told = pinned.map((message) => {
    const other = known.get(message.number);
    return other && other.seq > message.seq ? other : message;
  });
  return {
    ...state,
    pinned: new Map([...heardOf, ...told.filter(isPinned)].map((message) => [message.id, message])),
    newest: Math.max(state.newest, newest),
    flagged: new Set(marks.flagged),
    ghosted: new Set(marks.ghosted),
  };
}
