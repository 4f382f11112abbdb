declare module '#kernel/services.ts' {
  interface Services {
    /** Parameters added to the addresses of vendors (CAT-10). */
    affiliate: AffiliateParams;
  }
}

/** Parameters that the operator adds to the addresses visitors leave for, by host; `*` is for all hosts not named. */
export type AffiliateParams = ReadonlyMap<string, readonly (readonly [name: string, value: string])[]>;

/** Address that a visitor is led to: one of the catalogue's with the operator's parameters. */
export interface Leaving {
  url: string;
  /** For people, without `www.`. */
  host: string;
  hasAffiliate: boolean;
}

/** Adds the parameters to a stored address; null where no visitor can be sent to it, whoever stored it (CAT-10). */
export function leavingTo(stored: string | null, affiliate: AffiliateParams): Leaving | null {
  const url = stored === null ? null : URL.parse(stored);
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') return null;
  const params = paramsFor(url.hostname, affiliate);
  for (const [name, value] of params) url.searchParams.set(name, value);
  return { url: url.href, host: url.host.replace(/^www\./, ''), hasAffiliate: params.length > 0 };
}

/** Returns the parameters of the host, else of the domain that it is below, else those for all. */
function paramsFor(host: string, affiliate: AffiliateParams) {
  const labels = host.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  const named = names.find((name) => affiliate.has(name));
  return affiliate.get(named ?? '*') ?? [];
}
