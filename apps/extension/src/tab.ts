/** The tab in front, once it shows a web page. */
interface WebPage {
  url: string;
  title: string;
}

const ASK_AGAIN_MS = 250;
/** Asked so often in vain, it is said that there is no page; asked is on. */
const TRIES = 4;

async function webPageInFront(): Promise<WebPage | null> {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  const url = tab?.url ?? '';
  return /^https?:/.test(url) ? { url, title: tab?.title ?? '' } : null;
}

/**
 * The page in front. While it is on its way, and before the browser has let the extension see it, it has no address: so it
 * is asked for until it has, also after `tellNone` was called because that takes long, or because it is no web page.
 */
export async function findWebPage(tellNone: () => void): Promise<WebPage> {
  for (let tries = 1; ; tries += 1) {
    const page = await webPageInFront();
    if (page) return page;
    if (tries === TRIES) tellNone();
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** The title as it is now: while a page is read, its address comes first. */
export async function titleOf(page: WebPage): Promise<string> {
  const now = await webPageInFront();
  return now?.url === page.url ? now.title : page.title;
}
