import { redirect } from 'react-router';
import { paths } from '#lib/paths.ts';

/** The dashboard's front door is the account. */
export const loader = () => redirect(paths.account.profile);
