// `npm run admin -- EMAIL`: makes the account an admin's, and the account too if there is none (docs/settings.md).
import { parseArgs } from 'node:util';
import { makeAdmin, type MadeAdmin } from '@onceware/api/staff/roles/make-admin.service';
import { email as emailInput } from '@onceware/api/identity/auth/auth.contract';
import { authLimits } from '@onceware/api/identity/auth/auth.limits';
import { fail, onDatabase } from './open-server.ts';

const USAGE = 'Usage: npm run admin -- EMAIL';

/** Public address according to the server's settings. */
const publicUrl = process.env.PUBLIC_URL || `http://${process.env.HOST || 'localhost'}:${process.env.PORT || '3000'}`;

const run = (email: string): Promise<MadeAdmin> =>
  onDatabase('this', (database) => makeAdmin({ database, publicUrl: publicUrl.replace(/\/$/, ''), email }));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [typed] = positionals;
  if (typed === undefined || positionals.length > 1) throw new Error(USAGE);
  const parsed = emailInput.safeParse(typed);
  if (!parsed.success) throw new Error(`${typed}: this is not an e-mail address. ${USAGE}`);
  const { link, isGiven, isLetIn } = await run(parsed.data);
  if (isLetIn) console.log(`${parsed.data} was suspended, and may sign in again.`);
  if (link) {
    console.log(
      `An account was made for ${parsed.data}, with the role admin. Choose its password within ${authLimits.resetHours} h:\n${link}`,
    );
  } else {
    console.log(isGiven ? `${parsed.data} has the role admin now.` : `${parsed.data} has the role admin already.`);
  }
} catch (error) {
  fail('Nothing was changed.', error);
}
