import type { Notification } from '@onceware/api/platform/notifications/notifications.contract';
import { Avatar } from '@onceware/ui/avatar/avatar';
import { Image } from '@onceware/ui/image/image';
import { IconBell } from '@tabler/icons-react';
import classes from './row-picture.module.css';

/** Number of people shown one behind the other. */
const PEOPLE = 2;

/** Picture of the subject, or of who did it; decorative, because the sentence names both. */
export function RowPicture({ line: { people, picture } }: { line: Notification }) {
  if (picture !== null)
    return (
      <span className={classes.picture}>
        <Image src={picture} alt="" width={40} height={40} />
      </span>
    );
  const shown = people.slice(0, PEOPLE);
  if (shown.length === 0)
    return (
      <span className={classes.none} aria-hidden="true">
        <IconBell size={20} stroke={1.75} />
      </span>
    );
  const size = shown.length > 1 ? 28 : 40;
  return (
    <span className={classes.people} data-many={shown.length > 1 || undefined} aria-hidden="true">
      {shown.map(({ id, name, avatar }) => (
        <span key={id} className={classes.person}>
          <Avatar src={avatar} name={name} size={size} />
        </span>
      ))}
    </span>
  );
}
