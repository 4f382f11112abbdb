/**
 * Measures the time bare React takes for a page's markup: an element tree with the same tags, attributes and texts,
 * made once and rendered again and again. Run by pages.ts as a process of its own, with React's production build.
 */
import { once } from 'node:events';
import { Window } from 'happy-dom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const MEASURED_MS = 2_000;

/** A node of happy-dom's, as far as it is read. */
interface Parsed {
  nodeType: number;
  localName: string;
  textContent: string;
  attributes: Iterable<{ name: string; value: string }>;
  childNodes: Iterable<Parsed>;
}
const [ELEMENT, TEXT] = [1, 3];

const styleOf = (text: string) =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [name = '', value = ''] = part.split(/:(.*)/s);
      return [
        name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ];
    }),
  );

function propsOf({ attributes }: Parsed) {
  const props = [...attributes].map(({ name, value }) => {
    if (name === 'style') return ['style', styleOf(value)];
    if (name === 'class') return ['className', value];
    // Attributes that React writes as empty were given to it as true.
    return [name, value === '' ? (/^(aria|data)-|^(alt|value|content|d|id)$/.test(name) ? '' : true) : value];
  });
  return Object.fromEntries(props) as Record<string, unknown>;
}

function elementOf(node: Parsed, key: number): ReactNode {
  if (node.nodeType === TEXT) return node.textContent;
  // React writes the preload of a picture itself.
  if (node.nodeType !== ELEMENT || node.localName === 'link') return null;
  const props = { ...propsOf(node), key };
  if (node.localName === 'script')
    return createElement('script', { ...props, dangerouslySetInnerHTML: { __html: node.textContent } });
  const children = [...node.childNodes].map(elementOf);
  return children.length > 0 ? createElement(node.localName, props, children) : createElement(node.localName, props);
}

const [markup] = (await once(process, 'message')) as [string];
const { document } = new Window();
document.body.innerHTML = markup;
const tree = [...(document.body as unknown as Parsed).childNodes].map(elementOf);

const tags = (html: string) => html.match(/<\w/g)?.length;
const [ours, bare] = [tags(markup), tags(renderToString(tree))];
if (ours !== bare) throw new Error(`Bare React writes ${bare} tags, and the page has ${ours}.`);

/** Milliseconds of the processor for one, over a while: what collects garbage is in it. */
function measure(): number {
  const before = process.cpuUsage();
  const until = performance.now() + MEASURED_MS;
  let rendered = 0;
  for (; performance.now() < until; rendered += 1) renderToString(tree);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rendered;
}
// The first warms up.
measure();
process.send?.(measure(), () => process.disconnect());
