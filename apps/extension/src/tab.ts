/** The tab in front, once it shows a web page. */
interface WebPage {
  url: string;
  title: string;
}

const ASK_AGAIN_MS = 250;
/** Tries without an address before the reason is told. */
const TRIES = 4;

const tabInFront = async () => (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0];

async function webPageInFront(): Promise<WebPage | null> {
  const tab = await tabInFront();
  const url = tab?.url ?? '';
  return /^https?:/.test(url) ? { url, title: tab?.title ?? '' } : null;
}

/**
 * Waits for the address of the page in front, which the browser shows a moment after the button was pressed. It never does
 * where no web page is open, and where one was still loading only after another press: `tellNone` is called then, and the
 * wait goes on.
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
