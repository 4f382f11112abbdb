import { type CollectionHead, pagesOf } from '@onceware/client';
import './page.css';
import { listed, outcomeOf } from './outcome.ts';
import { connect, failureOf, isNotFound, rememberedKey, SITE } from './site.ts';
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
const newKey = find('#new-key', HTMLAnchorElement);
/** The title that the site has of the page, where it is saved already. */
let saved: { id: string; title: string } | null = null;

const apiKey = await rememberedKey();
const client = connect(apiKey);
const webPage = await findWebPage((reason) => {
  state.textContent = say(reason);
});
const { url } = webPage;
state.textContent = say('looking');

/** Shows where the page is saved and what the catalogue has of it; then the page can be saved. */
async function lookUp(): Promise<void> {
  const [{ page, collection_ids: ids, deal }, collections] = await Promise.all([
    client.collections.kept.query({ url }),
    allCollections(),
  ]);
  const names = collections.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length > 0) tell('kept', say('savedIn', listed(names)));
  else state.textContent = say('notSaved');
  if (deal) offer(deal);
  if (!apiKey) return offerSite('keepOnTheSite');
  await offerCollections(collections, ids);
  saved = page?.title ? { id: page.id, title: page.title } : null;
  title.value = saved?.title ?? (await titleOf(webPage));
  form.hidden = false;
}

interface Chosen {
  id: string;
  name: string;
}

/** Offers the collections: first where the page is, else the one chosen last. That this one is gone is said. */
async function offerCollections(collections: CollectionHead[], savedIn: string[]): Promise<void> {
  const { collection } = await chrome.storage.local.get<{ collection?: Chosen }>('collection');
  const wanted = savedIn[0] ?? collection?.id;
  choice.replaceChildren(...collections.map(({ id, name }) => new Option(name, id, false, id === wanted)));
  const isGone = collection !== undefined && collections.every(({ id }) => id !== collection.id);
  if (isGone) await missing(collection.name);
}

/** Says that a collection is no longer there, and which one takes its place. */
async function missing(name: string): Promise<void> {
  const hint = find('#gone', HTMLElement);
  hint.textContent = say('collectionGone', name, choice.selectedOptions[0]?.text ?? '');
  hint.hidden = false;
  await chrome.storage.local.remove('collection');
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

function offer(deal: { slug: string; title: string; price: number; currency: string }): void {
  const { currency } = deal;
  // Formats prices as the site does: whole prices have no decimals.
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

/** Says what failed, and offers what leads on: signing in, the site's own page, or another key. */
function fail(error: unknown): void {
  const name = failureOf(error);
  if (name === 'signInFirst') {
    // Nothing went wrong yet.
    state.textContent = say(name);
    return offerSite('signIn');
  }
  tell('failed', say(name));
  if (name !== 'keyInvalid' && name !== 'keyMayNot') return;
  newKey.hidden = false;
  offerSite('keepOnTheSite');
}

/** The collection was deleted since this window opened: the others are offered, and what was typed stays. */
async function chooseAgain(gone: Chosen): Promise<void> {
  await offerCollections(await allCollections(), []);
  await missing(gone.name);
  tell('failed', say('chooseAgain', gone.name));
  choice.focus();
}

async function keep(): Promise<void> {
  const chosen = { id: choice.value, name: choice.selectedOptions[0]?.text ?? '' };
  const typed = title.value.trim();
  try {
    if (saved && typed !== '' && typed !== saved.title) {
      await client.collections.editPage.mutate({ pageId: saved.id, title: typed });
      saved = { ...saved, title: typed };
    }
    const answer = await client.collections.addUrl.mutate({
      collectionId: chosen.id,
      url,
      ...(!saved && typed !== '' && { title: typed }),
      tags: tagsIn(tags.value),
      notes: note.value.trim() || null,
    });
    const { page } = answer;
    saved = page.title === '' ? null : { id: page.id, title: page.title };
    await chrome.storage.local.set({ collection: chosen });
    find('#gone', HTMLElement).hidden = true;
    tell('kept', outcomeOf(answer.saved));
    if (page.deal) offer(page.deal);
  } catch (error) {
    if (isNotFound(error)) await chooseAgain(chosen).catch(fail);
    else fail(error);
  }
}

find('details', HTMLDetailsElement).addEventListener('toggle', () => void proposeTags(), { once: true });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void keep();
});

await lookUp().catch(fail);
