import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '#kernel/fair-queue.ts';
import { callerOf } from '#platform/rate-limits/callers.ts';

declare module '#kernel/services.ts' {
  interface Services {
    passwords: PasswordHasher;
  }
}

export interface PasswordHasher {
  /** @param caller the address of the caller: callers take turns, so that many calls of one do not delay the others */
  hash(password: string, caller?: string): Promise<string>;
  /** `null` for an account that does not exist, or no hash for one without a password: takes as long as a real check, and answers false. */
  verify(storedHash: string | null, password: string, caller?: string): Promise<boolean>;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
/** Argon2id is number 2 in the library's enum, which erasable syntax cannot import. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Fewer than the threads of the pool, which files and DNS use too; each takes some hundredths of a second. */
const AT_ONCE = 2;
const WAITING_MAX = 200;

/** `pepper` is mixed into every hash and kept outside the database: a dump alone cannot be attacked offline. */
export function createPasswordHasher(pepper: string): PasswordHasher {
  const options = { ...COST, secret: Buffer.from(pepper, 'utf8') };
  // NFKC: the same password typed on another keyboard may arrive in other code points (NIST SP 800-63B).
  const bytes = (password: string) => password.normalize('NFKC');
  let decoy: Promise<string> | undefined;
  const turns = createFairQueue({ places: AT_ONCE, waitingMax: WAITING_MAX });
  const inTurn = <Result>(caller: string | undefined, work: () => Promise<Result>) =>
    turns.run(caller === undefined ? '' : callerOf(caller).own, work);

  return {
    hash: (password, caller) => inTurn(caller, () => hash(bytes(password), options)),
    async verify(storedHash, password, caller) {
      decoy ??= hash('nobody has this password', options);
      const isHash = storedHash?.startsWith('$argon2id$') === true;
      const compared = isHash ? storedHash : await decoy;
      const matches = await inTurn(caller, () => verify(compared, bytes(password), options));
      return matches && isHash;
    },
  };
}
