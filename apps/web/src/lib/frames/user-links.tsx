import { Fragment } from 'react';
import { UserLink } from './user-link.tsx';

/** Several people, one after the other. */
export function UserLinks({ users }: { users: readonly { id: string; name: string }[] }) {
  return users.map((user, index) => (
    <Fragment key={user.id}>
      {index > 0 && ', '}
      <UserLink user={user} />
    </Fragment>
  ));
}
