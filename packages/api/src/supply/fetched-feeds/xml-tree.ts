import { Parser } from 'htmlparser2';
import { ImportFileError } from '../import/source-row.ts';

/** An element: its attributes as `@name`, its text as `#text`, its children by name, of which several are a list. */
export interface XmlElement {
  [name: string]: string | XmlElement | (string | XmlElement)[];
}

/** Real feeds are flat. */
const DEPTH_MAX = 50;

/**
 * An XML document as plain values: an element that has nothing but text is that text. Nothing that a document type declares
 * is read, so no entity of its own grows or leads elsewhere.
 *
 * @throws ImportFileError where it is none, or breaks off
 */
export function xmlTree(text: string): XmlElement {
  const root: XmlElement = Object.create(null) as XmlElement;
  const open: { name: string; element: XmlElement; text: string }[] = [{ name: '', element: root, text: '' }];
  let brokenAt: string | undefined;
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > DEPTH_MAX) throw new ImportFileError(`The feed nests deeper than ${DEPTH_MAX} elements.`);
        const element: XmlElement = Object.create(null) as XmlElement;
        for (const [attribute, value] of Object.entries(attributes)) element[`@${attribute}`] = value;
        open.push({ name, element, text: '' });
      },
      ontext(data) {
        const last = open.at(-1);
        if (last) last.text += data;
      },
      onclosetag(name, isImplied) {
        // <name/> is implied to be closed, too. Else it ended with the document, or with what is around it.
        if (isImplied && (isOver || text[parser.endIndex - 1] !== '/')) brokenAt ??= name;
        const closed = open.pop();
        const parent = open.at(-1);
        if (!closed || !parent) return;
        add(parent.element, closed.name, valueOf(closed.element, closed.text.trim()));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  isOver = true;
  parser.end();
  if (brokenAt !== undefined) throw new ImportFileError(`The feed breaks off within <${brokenAt}>.`);
  if (Object.keys(root).length !== 1) throw new ImportFileError('The feed is no XML document.');
  return root;
}

function valueOf(element: XmlElement, text: string): string | XmlElement {
  if (Object.keys(element).length === 0) return text;
  if (text !== '') element['#text'] = text;
  return element;
}

function add(parent: XmlElement, name: string, value: string | XmlElement): void {
  const there = parent[name];
  if (there === undefined) parent[name] = value;
  else if (Array.isArray(there)) there.push(value);
  else parent[name] = [there, value];
}
