import { buttonClass } from '@onceware/ui/button/button';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import classes from './empty-state.module.css';

/** Shows what is missing, one sentence on the next step, and a link to all products. */
export function EmptyState({ title, hint, action }: { title: string; hint: string; action: string }) {
  return (
    <div className={classes.empty}>
      <p className="weight-600">{title}</p>
      <p className="mb-4 text-14 quiet">{hint}</p>
      <Link className={buttonClass()} to={paths.demo.store}>
        {action}
      </Link>
    </div>
  );
}
