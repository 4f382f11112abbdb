import { type CollectionHead, isOncewareError, pagesOf } from '@onceware/client';
import './page.css';
import { connect, failureOf, rememberedKey, SITE } from './site.ts';
import { findWebPage, titleOf } from './tab.ts';
import { dress, find, say } from './words.ts';

dress();
const state = find('#state', HTMLElement);
const form = find('form', HTMLFormElement);
const title = find('[name="title"]', HTMLInputElement);
const choice = find('[name="collection"]', HTMLSelectElement);
const tags = find('[name="tags"]', HTMLInputElement);
const note = find('[name="note"]', HTMLTextAreaElement);
const onTheSite = find('#on-the-site', HTMLButtonElement);

const apiKey = await rememberedKey();
const client = connect(apiKey);
const webPage = await findWebPage(() => {
  state.textContent = say('noWebPage');
});
const { url } = webPage;
state.textContent = say('looking');

/** Where the page is kept, and what the catalogue has of it; then it can be kept. */
async function lookUp(): Promise<void> {
  const [{ collection_ids: ids, deal }, collections] = await Promise.all([
    client.collections.kept.query({ url }),
    allCollections(),
  ]);
  const names = collections.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length > 0) tell('kept', say('keptIn', listed(names)));
  else state.textContent = say('notKept');
  if (deal) offer(deal);
  if (!apiKey) return offerSite('keepOnTheSite');
  const { collectionId } = await chrome.storage.local.get('collectionId');
  choice.append(...collections.map(({ id, name }) => new Option(name, id, false, id === collectionId)));
  title.value = await titleOf(webPage);
  form.hidden = false;
}

async function allCollections(): Promise<CollectionHead[]> {
  const all: CollectionHead[] = [];
  for await (const { collections } of pagesOf((cursor) => client.collections.load.query({ cursor })))
    all.push(...collections);
  return all;
}

/** Proposes the tags that the member uses; without them it is kept as well. */
async function proposeTags(): Promise<void> {
  const known = await client.collections.tags.query().catch(() => null);
  find('#known-tags', HTMLDataListElement).append(...(known?.tags ?? []).map(({ tag }) => new Option(tag)));
}

/** Words between commas, as on the site. */
const tagsIn = (text: string): string[] =>
  text
    .split(/[,،，、]/)
    .map((tag) => tag.trim())
    .filter(Boolean);

const listed = (names: string[]): string => new Intl.ListFormat(chrome.i18n.getUILanguage()).format(names);

function offer(deal: { slug: string; title: string; price: number; currency: string }): void {
  const { currency } = deal;
  // As the site writes it: whole prices have no decimals.
  const price = new Intl.NumberFormat(chrome.i18n.getUILanguage(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(deal.price);
  const link = find('#offer a', HTMLAnchorElement);
  link.textContent = deal.title;
  find('#offer strong', HTMLElement).textContent = price;
  link.href = `${SITE}/deal/${encodeURIComponent(deal.slug)}`;
  find('#offer', HTMLElement).hidden = false;
}

/** Only the site itself may change anything by its session: its own page does. */
function offerSite(name: 'keepOnTheSite' | 'signIn'): void {
  onTheSite.textContent = say(name);
  onTheSite.hidden = false;
  onTheSite.addEventListener('click', () => void openSite(), { once: true });
}

async function openSite(): Promise<void> {
  const asked = new URLSearchParams({ url, title: await titleOf(webPage) });
  await chrome.tabs.create({ url: `${SITE}/save?${asked}` });
  close();
}

/** How it stands with the page, told so that it is seen. */
function tell(kind: 'kept' | 'failed', sentence: string): void {
  state.dataset.kind = kind;
  state.textContent = sentence;
}

function fail(error: unknown): void {
  const name = failureOf(error);
  if (name !== 'signInFirst') return tell('failed', say(name));
  // Nothing went wrong yet.
  state.textContent = say(name);
  offerSite('signIn');
}

async function keep(): Promise<void> {
  const [collectionId, name] = [choice.value, choice.selectedOptions[0]?.text ?? ''];
  try {
    const kept = await client.collections.addUrl.mutate({
      collectionId,
      url,
      title: title.value,
      tags: tagsIn(tags.value),
      notes: note.value.trim() || null,
    });
    await chrome.storage.local.set({ collectionId });
    tell('kept', say('keptIn', name));
    if (kept.page.deal) offer(kept.page.deal);
  } catch (error) {
    if (isOncewareError(error) && error.data?.error.code === 'item_exists') tell('kept', say('keptIn', name));
    else fail(error);
  }
}

find('details', HTMLDetailsElement).addEventListener('toggle', () => void proposeTags(), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void keep();
});

await lookUp().catch(fail);
