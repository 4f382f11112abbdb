import { data } from 'react-router';

/** Thrown, so that the answer's status is 404 too; the error page says it (NAV-22). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
