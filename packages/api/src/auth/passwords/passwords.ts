import { hash, verify } from '@node-rs/argon2';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `null` for an account that does not exist, or no hash for one without a password: takes as long as a real check, and answers false. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
/** Argon2id is number 2 in the library's enum, which erasable syntax cannot import. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `pepper` is mixed into every hash and kept outside the database: a dump alone cannot be attacked offline. */
export function createPasswordHasher(pepper: string): PasswordHasher {
  const options = { ...COST, secret: Buffer.from(pepper, 'utf8') };
  // NFKC: the same password typed on another keyboard may arrive in other code points (NIST SP 800-63B).
  const bytes = (password: string) => password.normalize('NFKC');
  let decoy: Promise<string> | undefined;

  return {
    hash: (password) => hash(bytes(password), options),
    async verify(storedHash, password) {
      decoy ??= hash('nobody has this password', options);
      const isHash = storedHash?.startsWith('$argon2id$') === true;
      const matches = await verify(isHash ? storedHash : await decoy, bytes(password), options);
      return matches && isHash;
    },
  };
}
