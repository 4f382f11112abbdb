/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** Name of both the cookie, which the server reads, and the local storage entry. */
export const COLOR_SCHEME_KEY = 'color-scheme';

export const isColorScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/** The browser's choice; null on the server, on a first visit, and where storage is closed. */
export function readColorScheme(): ColorScheme | null {
  try {
    const stored = globalThis.localStorage?.getItem(COLOR_SCHEME_KEY);
    return isColorScheme(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers the choice for this browser, and for the server's next first render. */
export function storeColorScheme(scheme: ColorScheme): void {
  document.cookie = `${COLOR_SCHEME_KEY}=${scheme}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // The cookie carries it.
  }
}

/** Runs before the first paint, inline: sets what the server could not know. */
export const colorSchemeScript = `(function(){var s;try{s=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}
if(!s){var m=document.cookie.match(/(?:^|; )${COLOR_SCHEME_KEY}=(\\w+)/);s=m&&m[1]}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.setAttribute('data-mantine-color-scheme',s)})()`;
