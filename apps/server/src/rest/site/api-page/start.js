import { showOperation } from './operation.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const state = document.querySelector('#state');
const tools = document.querySelector('#tools');
const find = document.querySelector('#find');

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The little Markdown that descriptions have: `code` and [links](/path). */
const marked = (text) =>
  text.split(/(`[^`]+`|\[[^[\]]+\]\([^()]+\))/).map((part) => {
    if (part.startsWith('`')) return element('code', { textContent: part.slice(1, -1) });
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return words ? element('a', { textContent: words, href }) : part;
  });

/** Says who may call it, from the document's security entries. */
function accessOf({ security }) {
  const ways = security.flatMap((way) => Object.keys(way));
  if (ways.length === 0) return 'For everybody.';
  if (ways.includes('metricsToken')) return 'With the token of the setting METRICS_TOKEN.';
  return ways.includes('apiKey') ? 'With an API key, or signed in.' : 'Signed in; an API key is not enough.';
}

function routeOf(spec, path, method, tag) {
  const operation = spec.paths[path][method];
  const { operationId, summary, description = '' } = operation;
  const body = element('div', { className: 'body' });
  const details = element(
    'details',
    { id: `route-${operationId}` },
    element(
      'summary',
      {},
      element('span', { className: `method ${method}`, textContent: method.toUpperCase() }),
      ' ',
      element('code', { className: 'path', textContent: path }),
      ' ',
      element('span', { className: 'says' }, ...marked(summary)),
    ),
    element('p', { className: 'access' }, ...marked([accessOf(operation), description].filter(Boolean).join(' '))),
    body,
  );
  details.dataset.words = `${method} ${path} ${operationId} ${summary} ${description} ${tag}`.toLowerCase();
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    history.replaceState(null, '', `#/${tag}/${operationId}`);
    if (body.childElementCount === 0)
      void showOperation(body, spec, { path, method, key: () => tools.elements.key.value });
  });
  return details;
}

function sectionOf(spec, { name, description }) {
  const routes = Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method]) => routeOf(spec, path, method, name)),
  );
  return element(
    'section',
    {},
    element('h2', { textContent: name }),
    element('p', {}, ...marked(description)),
    ...routes,
  );
}

/** Shows the routes that have all of the words, and how many there are. */
function narrow() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const section of document.querySelectorAll('#routes section')) {
    let isEmpty = true;
    for (const route of section.querySelectorAll('details')) {
      route.hidden = !words.every((word) => route.dataset.words.includes(word));
      if (route.hidden) continue;
      isEmpty = false;
      count += 1;
    }
    section.hidden = isEmpty;
  }
  state.textContent = count === 1 ? '1 route' : `${count} routes`;
}

/** `#/Catalog/searchDeals` opens that route. */
function openNamed() {
  const route = document.getElementById(`route-${location.hash.split('/')[2] ?? ''}`);
  if (!route) return;
  route.open = true;
  route.scrollIntoView();
}

async function load() {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok) throw new Error(`openapi.json answered ${answer.status}.`);
  return answer.json();
}

try {
  const spec = await load();
  document
    .querySelector('#about')
    .append(...spec.info.description.split('\n\n').map((text) => element('p', {}, ...marked(text))));
  document.querySelector('#routes').append(...spec.tags.map((tag) => sectionOf(spec, tag)));
  tools.hidden = false;
  tools.addEventListener('submit', (event) => event.preventDefault());
  find.addEventListener('input', narrow);
  narrow();
  addEventListener('hashchange', openNamed);
  openNamed();
} catch (error) {
  console.error(error);
  state.replaceChildren('The routes could not be loaded. ', element('a', { href: '/api', textContent: 'Try again' }));
}
