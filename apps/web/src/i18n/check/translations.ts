import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Word } from './messages-file.ts';

/** Words that are the same in other languages, with the reason. */
const SAME_EVERYWHERE: Readonly<Record<string, string>> = {
  'LTD Explorer': 'the name of a page',
  AI: 'said so in Chinese',
  'Ctrl+K': 'what is on the keys',
  '⌘K': 'what is on the keys',
  'Text (optional)': 'the same words in German',
  '{hours, number} h {minutes, number} min <s>{seconds, number} s</s>': 'the signs of the units',
};

const inside = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => option.value);
  return element.type === TYPE.tag ? element.children : [];
};
const everyElement = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...everyElement(inside(element))]);
const elementsOf = (message: string) => everyElement(parse(message));

/** `count: plural`, `name: argument`, … as a message uses them, whatever its words. */
function placeholdersOf(message: string): string {
  const found = elementsOf(message).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [`${element.value}: ${TYPE[element.type]}`],
  );
  return [...new Set(found)].toSorted().join(', ');
}

function pluralsOf(message: string): string[][] {
  return elementsOf(message).flatMap((element) =>
    element.type === TYPE.plural
      ? [
          Object.keys(element.options)
            .filter((key) => !key.startsWith('='))
            .toSorted(),
        ]
      : [],
  );
}

function readableWords(message: string): string[] {
  const text = elementsOf(message).map((element) => (element.type === TYPE.literal ? element.value : ' '));
  return text.join('').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
}

type Check = (english: Word, translation: Word, code: string) => string | false | undefined;

const samePlaceholders: Check = (english, translation) => {
  const [wanted, found] = [placeholdersOf(english.text), placeholdersOf(translation.text)];
  return wanted !== found && `has {${found}} where English has {${wanted}}: use the same placeholders in the same way`;
};

/** Only where English tells one from many; elsewhere the forms would all be the same. */
const everyPluralForm: Check = (english, translation, code) => {
  if (!pluralsOf(english.text).some((forms) => forms.includes('one'))) return false;
  const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted().join(', ');
  const wrong = pluralsOf(translation.text).find((forms) => forms.join(', ') !== wanted);
  return wrong && `has the plural forms ${wrong.join(', ')}: write ${wanted}`;
};

/** Finds words left in English. A related language may share one word, another script none. */
const otherWords: Check = (english, translation, code) => {
  if (english.text !== translation.text || english.text in SAME_EVERYWHERE) return false;
  const mayBeSame = new Intl.Locale(code).maximize().script === 'Latn' ? 1 : 0;
  return (
    readableWords(english.text).length > mayBeSame &&
    'is still English: translate it, or list it in SAME_EVERYWHERE with the reason'
  );
};

function compare(check: Check) {
  return (english: readonly Word[], translations: readonly Word[], code: string): string[] => {
    const words = new Map(english.map((word) => [word.key, word]));
    return translations.flatMap((translation) => {
      const source = words.get(translation.key);
      const problem = source && check(source, translation, code);
      return problem ? [`${translation.place} '${translation.key}' ${problem}`] : [];
    });
  };
}

export const placeholderProblems = compare(samePlaceholders);
export const pluralProblems = compare(everyPluralForm);
export const untranslatedMessages = compare(otherWords);

/** Messages that one side has and the other has not. */
export function missingWords(english: readonly Word[], translations: readonly Word[], code: string): string[] {
  const without = (all: readonly Word[], others: readonly Word[]) => {
    const keys = new Set(others.map((word) => word.key));
    return all.filter((word) => !keys.has(word.key));
  };
  return [
    ...without(english, translations).map(
      ({ place, key }) => `${place} '${key}' has no translation in ${code}: add it`,
    ),
    ...without(translations, english).map(({ place, key }) => `${place} '${key}' has no English: delete it`),
  ];
}
