import { redirect } from 'react-router';
import { SignUpPage } from '#features/auth/sign-in/auth-page.tsx';
import { safeRedirect } from '#features/auth/sign-in/safe-redirect.ts';
import { pageLoader } from '#lib/page/page-loader.ts';

/** Redirects a visitor who is already signed in; in the browser the page does it itself. */
export const loader = pageLoader(async ({ queries, search }) => {
  if (queries.auth.session.getData()) throw redirect(safeRedirect(search.get('redirect')));
});

export const Component = SignUpPage;
