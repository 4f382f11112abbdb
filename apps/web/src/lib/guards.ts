import type { Permission } from '@onceware/api/access/access.contract';
import { data, type LoaderFunction, redirect } from 'react-router';
import { paths } from './paths.ts';
import { queriesIn } from './page-loader.ts';

/**
 * A page for members, or for those who hold a permission: visitors are sent to sign in and come back, others get 403.
 * On the server this decides what leaves it; in the browser it saves a wait, and the page's calls are checked again.
 */
export function guardedLoader(permission?: Permission): LoaderFunction {
  return async ({ context, request }) => {
    const session = await queriesIn(context).auth.session.ensureData();
    const { pathname, search } = new URL(request.url);
    if (session === null) throw redirect(paths.signIn(`${pathname}${search}`));
    if (permission && !session.permissions.includes(permission)) throw data(null, { status: 403 });
    return null;
  };
}
