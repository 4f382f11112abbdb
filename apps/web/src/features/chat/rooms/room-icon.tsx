import type { Person, RoomKind } from '@onceware/api/chat/chat.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import {
  type Icon,
  IconBriefcase,
  IconLock,
  IconMessages,
  IconPlayerPlay,
  IconTag,
  IconUsers,
} from '@tabler/icons-react';
import classes from './rooms.module.css';

const ICONS: Record<RoomKind | 'sample', Icon> = {
  community: IconMessages,
  deal: IconTag,
  team: IconBriefcase,
  direct: IconUsers,
  sample: IconPlayerPlay,
};

interface Props {
  kind: RoomKind | 'sample';
  others?: readonly Person[];
  isLocked?: boolean;
}

/** Icon for the kind of room, a lock for a private one of a team; a conversation of two shows the other person's picture. */
export function RoomIcon({ kind, others = [], isLocked = false }: Props) {
  const [other, ...more] = others;
  if (kind === 'direct' && other && more.length === 0) return <Avatar src={other.avatar} name={other.name} size={36} />;
  const KindIcon = isLocked ? IconLock : ICONS[kind];
  return (
    <span className={classes.icon} data-kind={kind}>
      <KindIcon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
