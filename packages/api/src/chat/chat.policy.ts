import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/errors.ts';
import type { OrganizationRole } from '../admin/admin.limits.ts';
import type { RoomKind } from './chat.contract.ts';

/** What the rules need to know of a room and of the caller in it. */
export interface RoomAccess {
  id: string;
  kind: RoomKind;
  isAsking: boolean;
  isClosed: boolean;
  /** In the room itself. */
  memberRole: 'owner' | 'member' | 'asking' | 'declined' | null;
  /** In the room's team. */
  teamRole: OrganizationRole | null;
}

type Purpose = 'view' | 'write' | 'moderate';

declare const purpose: unique symbol;

/** A room that was loaded and allowed for a purpose. Repo functions take nothing less. */
export type Allowed<For extends Purpose> = RoomAccess & { readonly [purpose]: For };

const isMember = ({ memberRole }: RoomAccess) => memberRole === 'owner' || memberRole === 'member';

/** Community and deal rooms are the members' all together, and staff look after them. */
const isCommon = ({ kind }: RoomAccess) => kind === 'community' || kind === 'deal';

function isIn(actor: Actor, room: RoomAccess): boolean {
  if (room.kind === 'direct') return isMember(room);
  if (room.kind === 'team') return room.teamRole !== null;
  return actor.permissions.has('sidebar.view') && (!room.isAsking || isMember(room));
}

const isModerator = (actor: Actor, room: RoomAccess) =>
  isCommon(room)
    ? actor.permissions.has('admin.chat') || (room.memberRole === 'owner' && isIn(actor, room))
    : room.teamRole === 'owner' || room.teamRole === 'manager';

const rules: Record<Purpose, (actor: Actor, room: RoomAccess) => boolean> = {
  view: (actor, room) => isIn(actor, room) || isModerator(actor, room),
  write: (actor, room) => isIn(actor, room) && !room.isClosed,
  moderate: isModerator,
};

/** Whether the caller may, for what a screen shows. */
export const may = (actor: Actor, room: RoomAccess, what: Purpose): boolean => rules[what](actor, room);

/** The room, marked as allowed. One that may not be seen looks as if it were not there. @throws not_found, forbidden */
export function allowRoom<For extends Purpose>(actor: Actor, room: RoomAccess | undefined, what: For): Allowed<For> {
  if (!room || !rules.view(actor, room)) throw new AppError('not_found');
  if (!rules[what](actor, room)) throw new AppError(room.isClosed && what === 'write' ? 'room_closed' : 'forbidden');
  return room as Allowed<For>;
}
