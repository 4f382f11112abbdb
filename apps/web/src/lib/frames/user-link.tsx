import { Link } from 'react-router';
import { adminPaths } from '../admin-paths.ts';
import { useSession } from '../api/session.ts';
import classes from './frames.module.css';

/** A person's name, which leads to their page for who may see users. */
export function UserLink({ user: { id, name } }: { user: { id: string; name: string } }) {
  const { permissions } = useSession();
  if (!permissions.includes('admin.users')) {
    return (
      <span className={classes.name} dir="auto">
        {name}
      </span>
    );
  }
  return (
    <Link className={classes.name} to={adminPaths.user(id)} dir="auto">
      {name}
    </Link>
  );
}
