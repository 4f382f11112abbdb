import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '#lib/paths.ts';

/** The dashboard opens with the account; its address may also name a room of the chat. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${paths.account.profile}${new URL(request.url).search}`);
