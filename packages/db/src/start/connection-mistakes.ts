import { postgresError } from '../client.ts';
import type { Place } from './place.ts';

/** Why a connection failed, and what to do. */
export interface ConnectionMistake {
  sentence: string;
  /** Waiting may help, as with a database that is only coming up. */
  mayMend: boolean;
}

const AWAY: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'there is no host of that name',
  ENOENT: 'there is no such socket',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'nothing answers',
  ECONNRESET: 'it hangs up',
  EPIPE: 'it hangs up',
};

/** Codes with which Node's TLS reports a problem with a certificate. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/;

const fatal = (sentence: string): ConnectionMistake => ({ sentence, mayMend: false });

const away = ({ setting, at }: Place, why: string): ConnectionMistake => ({
  sentence: `The database at ${at} cannot be reached: ${why}. Check the address in ${setting}, and that Postgres runs there.`,
  mayMend: true,
});

/** Explains why connecting to `place` failed with `error`, and what to do. */
export function connectionMistake(error: Error, place: Place): ConnectionMistake {
  const raised = postgresError(error);
  if (raised) return refusal(raised.code, error.message, place);
  const { setting, at } = place;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/does not support SSL/.test(error.message)) {
    return fatal(
      `The database at ${at} does not speak TLS, which ${setting} asks for. Switch it on there, or take sslmode out of ${setting}.`,
    );
  }
  if (CERTIFICATE.test(code)) {
    return fatal(
      `The certificate of the database at ${at} is not trusted: ${error.message}. Name its authority in ${setting}: ?sslmode=verify-full&sslrootcert=/path/ca.pem`,
    );
  }
  if (AWAY[code]) return away(place, AWAY[code]);
  if (/timeout expired/.test(error.message)) return away(place, 'nothing answers');
  if (/terminated/.test(error.message)) return away(place, 'it hangs up');
  return fatal(`The database at ${at} cannot be used: ${error.message}. Check ${setting}.`);
}

/** Explains an error that Postgres itself returned. */
function refusal(code: string, message: string, place: Place): ConnectionMistake {
  const { setting, at, user, database } = place;
  // Starting, stopping, or out of connections.
  if (/^(57P|53|08)/.test(code)) return away(place, message);
  switch (code) {
    case '28P01':
      return fatal(
        `The database at ${at} refuses the password of the user "${user}". Correct both in ${setting}, where special characters are written as %XX.`,
      );
    case '28000':
      if (/no encryption/.test(message))
        return fatal(
          `The database at ${at} takes only encrypted connections from here. Add ?sslmode=verify-full to ${setting}.`,
        );
      return fatal(
        `The database at ${at} does not let the user "${user}" in: ${message}. Correct ${setting}, or let it in there (pg_hba.conf).`,
      );
    case '3D000':
      return fatal(
        `There is no database "${database}" at ${at}. Make it (createdb --owner=${user} ${database}), or correct the name in ${setting}.`,
      );
    case '42501':
      return fatal(
        `The user "${user}" may not connect to the database "${database}" at ${at}. Allow it: GRANT CONNECT ON DATABASE "${database}" TO "${user}"`,
      );
    default:
      return fatal(`The database at ${at} refuses the connection: ${message}. Check ${setting}.`);
  }
}
