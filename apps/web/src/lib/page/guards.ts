import type { Permission } from '@onceware/api/kernel/permissions.contract';
import { data, type LoaderFunction, redirect } from 'react-router';
import { type PageLoad, pageLoader, queriesIn } from './page-loader.ts';
import { paths } from '../paths.ts';

/**
 * A page for members, or for those who hold a permission: visitors are sent to sign in and come back, others get 403.
 * On the server this decides what leaves it; in the browser it saves a wait, and the page's calls are checked again.
 *
 * @param load what the page reads, as for `pageLoader`
 */
export function guardedLoader(permission?: Permission, load?: (page: PageLoad) => Promise<unknown>): LoaderFunction {
  const fill = load && pageLoader(load);
  return async (args) => {
    const session = await queriesIn(args.context).auth.session.ensureData();
    const { pathname, search } = new URL(args.request.url);
    if (session === null) throw redirect(paths.signIn(`${pathname}${search}`));
    if (permission && !session.permissions.includes(permission)) throw data(null, { status: 403 });
    return fill ? fill(args) : null;
  };
}
