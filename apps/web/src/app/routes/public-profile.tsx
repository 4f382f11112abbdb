import { redirect } from 'react-router';
import { paths } from '#lib/paths.ts';

/** Leads to the reader's own page. */
export function loader() {
  throw redirect(paths.account.publicProfile);
}

export function Component() {
  return null;
}
