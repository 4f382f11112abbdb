import { BROWSER_MAP, OS_MAP, parse } from 'bowser';
import type { Call } from '#kernel/call.ts';

/**
 * Names the caller's browser, its system and its address in words of no language: "Firefox · Linux · 203.0.113.7". Only names
 * that are known are taken: a browser may call itself anything, and this is mailed.
 */
export function nameDevice({ userAgent, address }: Pick<Call, 'userAgent' | 'address'>): string {
  const { browser, os } = userAgent ? parse(userAgent) : { browser: {}, os: {} };
  const known = (name: string | undefined, names: Record<string, string>) =>
    Object.values(names).find((one) => one === name);
  return [known(browser.name, BROWSER_MAP), known(os.name, OS_MAP), address].filter(Boolean).join(' · ');
}
