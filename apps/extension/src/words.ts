/** In the language of the browser; `public/_locales` has them all. */
export const say = (name: string, ...given: string[]): string => chrome.i18n.getMessage(name, given);

/** The scheme that the reader's machine has, and the words of the page's own elements. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = chrome.i18n.getUILanguage();
  root.dir = say('direction');
  root.dataset.mantineColorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  for (const element of document.querySelectorAll<HTMLElement>('[data-words]'))
    element.textContent = say(element.dataset.words ?? '');
}

/** @throws when the page has no such element, which is a fault of ours */
export function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`There is no ${selector}.`);
}
