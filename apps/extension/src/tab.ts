/** The tab in front, once it shows a web page. */
interface WebPage {
  url: string;
  title: string;
}

const ASK_AGAIN_MS = 250;
/** Asked so often in vain, it is said why there is no page; asked is on. */
const TRIES = 4;

const tabInFront = async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0];

async function webPageInFront(): Promise<WebPage | null> {
  const tab = await tabInFront();
  const url = tab?.url ?? '';
  return /^https?:/.test(url) ? { url, title: tab?.title ?? '' } : null;
}

/**
 * Waits for the address of the page in front. The browser shows it a moment after the button was pressed; never, where it is
 * no web page, and only after another press, where another page was still loading: then `tellNone` says so, and is asked on.
 */
export async function findWebPage(tellNone: (reason: 'noWebPage' | 'stillLoading') => void): Promise<WebPage> {
  const reason = (await tabInFront())?.status === 'loading' ? 'stillLoading' : 'noWebPage';
  for (let tries = 1; ; tries += 1) {
    const page = await webPageInFront();
    if (page) return page;
    if (tries === TRIES) tellNone(reason);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

/** The title as it is now: while a page is read, its address comes first. */
export async function titleOf(page: WebPage): Promise<string> {
  const now = await webPageInFront();
  return now?.url === page.url ? now.title : page.title;
}
