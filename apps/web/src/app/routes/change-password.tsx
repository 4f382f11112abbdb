import { type LoaderFunction, redirect } from 'react-router';
import { queriesIn } from '#lib/page/page-loader.ts';
import { paths } from '#lib/paths.ts';

/** An address of its own for what the security page does; visitors sign in first. */
export const loader: LoaderFunction = async ({ context }) => {
  const session = await queriesIn(context).auth.session.ensureData();
  throw redirect(session === null ? paths.signIn(paths.account.security) : paths.account.security);
};
