import type { Secrets } from '#kernel/secrets.ts';

/** Encryption context: copied into another row, codes cannot be decrypted. */
const contextOf = (purchaseId: string) => `purchase ${purchaseId}`;

/** Licence codes as the columns of their purchase hold them. */
export const sealCodes = (secrets: Secrets, purchaseId: string, codes: readonly string[]) => ({
  licenceCodes: codes.length > 0 ? secrets.seal(JSON.stringify(codes), contextOf(purchaseId)) : null,
  codeCount: codes.length,
});

export const openCodes = (secrets: Secrets, purchaseId: string, sealed: string | null): string[] =>
  sealed === null ? [] : (JSON.parse(secrets.open(sealed, contextOf(purchaseId))) as string[]);
