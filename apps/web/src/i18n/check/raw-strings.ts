import { type ESTree, Visitor } from 'vite';
import { placeOf, programOf, type Source, textsOf } from './source.ts';

/** Attributes, properties and defaults of these names are read or heard. */
const SPOKEN = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'description',
  'label',
  'placeholder',
  'title',
]);
/** The wordmark is the same in every language. */
const BRAND = /^onceware$/i;

const withoutEntities = (text: string) => text.replaceAll(/&#?\w+;/g, ' ').trim();
const hasLetters = (text: string) => /\p{L}/u.test(withoutEntities(text)) && !BRAND.test(withoutEntities(text));
/** Unlike a key: `Save`, `save it`, a word in a script without capitals. */
const isProse = (text: string) => /^\p{Lu}\p{Ll}|\p{Lo}|\p{L}\s+\p{L}/u.test(text) && !BRAND.test(text);
/** Unlike class names or the path of a drawing. */
const isSentence = (text: string) => /^\p{Lu}\p{L}+[,;:]?\s(?:.*\s)?\p{L}{2,}/u.test(text);

const nameOf = (key: ESTree.PropertyKey) => (key.type === 'Identifier' ? key.name : '');

/** Text of a file that no translator sees: in JSX, in what a control is called, in data beside it, in toasts. */
export function rawStrings(source: Source): string[] {
  const problems: string[] = [];
  const flag = (node: ESTree.Node, isRaw: (text: string) => boolean, texts = textsOf(node)) => {
    const raw = texts.find(isRaw);
    if (raw !== undefined)
      problems.push(
        `${placeOf(source, node)} '${withoutEntities(raw)}' is a raw string: move it to the messages file and read it with useTranslations`,
      );
  };
  const flagChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const child of children) {
      if (child.type === 'JSXText') flag(child, hasLetters, [child.value]);
      if (child.type === 'JSXExpressionContainer') flag(child.expression, hasLetters);
    }
  };
  const visitor = new Visitor({
    JSXElement: flagChildren,
    JSXFragment: flagChildren,
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
      if (value)
        flag(value.type === 'JSXExpressionContainer' ? value.expression : value, isSpoken ? hasLetters : isSentence);
    },
    Property({ key, value }) {
      if (SPOKEN.has(nameOf(key))) flag(value.type === 'AssignmentPattern' ? value.right : value, isProse);
    },
    CallExpression({ callee, arguments: [toast] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'showToast' || toast?.type !== 'ObjectExpression') return;
      for (const property of toast.properties)
        if (property.type === 'Property' && nameOf(property.key) === 'text') flag(property.value, hasLetters);
    },
  });
  visitor.visit(programOf(source));
  return problems;
}
