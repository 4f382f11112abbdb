import type { Permitted } from '#kernel/require-permission.ts';
import type { Actor } from '#kernel/actor.ts';
import { AppError } from '#kernel/errors.ts';
import type { RoomKind, Standing } from './chat.contract.ts';
import type { OrganizationRole } from '#identity/organizations/organizations.limits.ts';

/** Facts that the rules need about a room, and about the caller in it. */
export interface RoomAccess {
  id: string;
  /** Room that a thread is in: all other facts are that room's. */
  parentId: string | null;
  kind: RoomKind;
  isAsking: boolean;
  isClosed: boolean;
  /** A room of a team that those alone see who were added to it, and who looks after the team. */
  isMembersOnly: boolean;
  /** In the room itself. */
  memberRole: 'owner' | 'member' | 'asking' | 'asked' | 'declined' | 'banned' | 'left' | null;
  /** Whether somebody whose request was declined, or who was banned for a time, may ask by now. */
  mayAskAgain: boolean;
  /** In the room's team. */
  teamRole: OrganizationRole | null;
  slowModeSeconds: number;
  /** The remaining time of a mute by a moderator. */
  silence: { until: string; seconds: number } | null;
  /** True for a conversation of the caller and one other, if one of them has blocked the other. */
  isBlocked: boolean;
  /**
   * A conversation of the caller whose others are strangers, and have not come in: nothing is said yet (`open`), or the first
   * message waits for an answer (`waiting`).
   */
  request: 'open' | 'waiting' | null;
}

/**
 * `amend`: to change or bring back an own message; `manage`: to change the room itself, which a thread has nothing of; `join`: to
 * ask to be let in, or to be in it.
 */
type Purpose = 'view' | 'write' | 'amend' | 'pin' | 'attach' | 'moderate' | 'manage' | 'join';

declare const purpose: unique symbol;

/** A room that was loaded and authorized for a purpose. Repo functions require this type. */
export type Allowed<For extends Purpose> = RoomAccess & { readonly [purpose]: For };

const isMember = ({ memberRole }: RoomAccess) => memberRole === 'owner' || memberRole === 'member';

/** Community and deal rooms belong to all members, and staff moderate them. */
const isCommon = ({ kind }: RoomAccess) => kind === 'community' || kind === 'deal';

/** Id of the room whose people and rules hold in it: a thread's is the room that it is in. */
export const homeOf = ({ id, parentId }: Pick<RoomAccess, 'id' | 'parentId'>): string => parentId ?? id;

/** Whether the room is a team's or a conversation. */
export const isPrivate = (room: RoomAccess): boolean => !isCommon(room);

function isIn(actor: Actor, room: RoomAccess): boolean {
  if (room.kind === 'direct') return isMember(room) && !room.isBlocked;
  if (room.kind === 'team') return room.teamRole !== null && (!room.isMembersOnly || isMember(room));
  return actor.permissions.has('sidebar.view') && (!room.isAsking || isMember(room));
}

/** Makers of a room with members of its own look after it, whatever they are in the team. */
const isMaker = ({ isMembersOnly, memberRole }: RoomAccess) => isMembersOnly && memberRole === 'owner';

const isModerator = (actor: Actor, room: RoomAccess) =>
  isCommon(room)
    ? actor.permissions.has('admin.chat') || (room.memberRole === 'owner' && isIn(actor, room))
    : room.teamRole === 'owner' || room.teamRole === 'manager' || (isMaker(room) && isIn(actor, room));

const mayView = (actor: Actor, room: RoomAccess) => isIn(actor, room) || isModerator(actor, room);

/** Allows a join request; in a team's room, to anybody who has its address. */
const mayAsk = (actor: Actor, room: RoomAccess) =>
  room.isAsking &&
  !room.isClosed &&
  room.parentId === null &&
  actor.permissions.has('sidebar.view') &&
  (room.kind === 'community' || room.kind === 'team');

const rules: Record<Purpose, (actor: Actor, room: RoomAccess) => boolean> = {
  view: mayView,
  // Moderators of a room that asks speak in it without having asked.
  write: (actor, room) => rules.amend(actor, room) && room.request !== 'waiting',
  amend: (actor, room) => mayView(actor, room) && !room.isClosed,
  // Pins of a common room stand before thousands.
  pin: (actor, room) => rules.write(actor, room) && (isPrivate(room) || isModerator(actor, room)),
  attach: (actor, room) => rules.write(actor, room) && isPrivate(room) && room.request === null,
  moderate: isModerator,
  manage: (actor, room) => room.parentId === null && isModerator(actor, room),
  join: (actor, room) => mayView(actor, room) || mayAsk(actor, room),
};

/** Whether the caller may leave it: a team's common rooms and a conversation of two are theirs as long as the team and the other are. */
export const mayLeave = (room: RoomAccess, { isOfSeveral }: { isOfSeveral: boolean }): boolean =>
  isCommon(room) ||
  room.memberRole === 'asking' ||
  (room.isMembersOnly && room.memberRole !== null) ||
  (room.kind === 'direct' && isOfSeveral);

/** Whether those who look after the room add and remove its people. */
export const hasOwnMembers = ({ parentId, kind, isMembersOnly, isAsking }: RoomAccess): boolean =>
  parentId === null && (isMembersOnly || (kind === 'community' && isAsking));

/** Whether the caller may, for what a screen shows. */
export const may = (actor: Actor, room: RoomAccess, what: Purpose): boolean => rules[what](actor, room);

/** Relation of the caller to a room that they may know of. */
export function standingOf(actor: Actor, room: RoomAccess): Standing {
  if (mayView(actor, room)) return 'in';
  if (room.memberRole === 'asking') return 'asking';
  return (room.memberRole === 'declined' || room.memberRole === 'banned') && !room.mayAskAgain
    ? room.memberRole
    : 'outside';
}

/**
 * The room, marked as allowed. One that may not be seen looks as if it were not there. Who is muted writes, reacts, pins and
 * uploads nothing.
 *
 * @throws not_found, forbidden, room_closed, silenced, request_waiting
 */
export function allowRoom<For extends Purpose>(actor: Actor, room: RoomAccess | undefined, what: For): Allowed<For> {
  if (!room || !(rules.view(actor, room) || (what === 'join' && rules.join(actor, room))))
    throw new AppError('not_found');
  const isWriting = what === 'write' || what === 'amend' || what === 'pin' || what === 'attach';
  if (isWriting && room.isClosed) throw new AppError('room_closed');
  if (isWriting && room.silence && !isModerator(actor, room))
    throw new AppError('silenced', { retryAfterSeconds: room.silence.seconds });
  if (isWriting && what !== 'amend' && room.request === 'waiting') throw new AppError('request_waiting');
  if (!rules[what](actor, room)) throw new AppError('forbidden');
  return room as Allowed<For>;
}

/** For a tool that the room's moderators have given a webhook. @throws not_found, room_closed */
export function allowWebhook(room: RoomAccess | undefined): Allowed<'write'> {
  if (!room) throw new AppError('not_found');
  if (room.isClosed) throw new AppError('room_closed');
  return room as Allowed<'write'>;
}

/**
 * For staff: community and deal rooms are theirs to look after, and elsewhere the one message that somebody of the room has told
 * them of.
 *
 * @throws not_found
 */
export function allowStaff(
  { actor }: Permitted<'admin.chat'>,
  room: RoomAccess | undefined,
  { isReported }: { isReported: boolean },
): Allowed<'moderate'> {
  if (room && !isCommon(room) && isReported) return room as Allowed<'moderate'>;
  return allowRoom(actor, room, 'moderate');
}
