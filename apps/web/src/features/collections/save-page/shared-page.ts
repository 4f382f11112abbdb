/** A page that somebody wants to keep. */
export interface WantedPage {
  url: string;
  title: string;
}

const ADDRESS = /https?:\/\/\S+/i;

/**
 * Reads the address of `/save`: `url` and `title` from a bookmarklet, or what a phone shares, which puts the page's
 * address into `text` as often as into `url`. Returns null if it contains none.
 */
export function sharedPage(search: URLSearchParams): WantedPage | null {
  const [url = '', text = '', title = ''] = ['url', 'text', 'title'].map((name) => search.get(name)?.trim());
  const found = [url, text, title].flatMap((one) => ADDRESS.exec(one) ?? []).find((one) => URL.canParse(one));
  if (found === undefined) return null;
  return { url: found, title: title.replace(ADDRESS, '').trim() };
}
