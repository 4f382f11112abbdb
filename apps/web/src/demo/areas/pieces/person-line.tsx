import { Avatar } from '@onceware/ui/avatar/avatar';
import type { ReactNode } from 'react';
import classes from './pieces.module.css';
import type { SamplePerson } from '../samples/sample-people.ts';

interface Props {
  person: SamplePerson;
  /** Instead of the headline. */
  note?: ReactNode;
}

/** Shows a person as one line of a list. */
export function PersonLine({ person, note }: Props) {
  return (
    <div className={classes.person}>
      <Avatar src={null} name={person.name} />
      <div className="min-w-0">
        <p className="weight-580 breaks">
          <bdi>{person.name}</bdi>
        </p>
        <p className={classes.note}>{note ?? <bdi lang="en">{person.headline}</bdi>}</p>
      </div>
    </div>
  );
}
