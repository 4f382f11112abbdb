import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#lib/paths.ts';

/** The dashboard's front door is the account; an address may name a room of the chat besides. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${paths.account.profile}${new URL(request.url).search}`);
