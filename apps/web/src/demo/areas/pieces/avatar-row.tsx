import { Avatar } from '@onceware/ui/avatar/avatar';
import classes from './pieces.module.css';
import { samplePeople } from '../samples/sample-people.ts';

/** The first few faces of a group, and in words how many there are. */
export function AvatarRow({ personIds, label }: { personIds: readonly string[]; label: string }) {
  return (
    <div className="row items-center gap-2">
      <div className={classes.faces}>
        {samplePeople(personIds.slice(0, 4)).map((person) => (
          <Avatar key={person.id} src={null} name={person.name} size={28} />
        ))}
      </div>
      <span className={classes.avatarRowLabel}>{label}</span>
    </div>
  );
}
