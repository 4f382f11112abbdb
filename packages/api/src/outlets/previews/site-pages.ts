import type { LanguageCode } from '#kernel/languages.ts';
import type { SITE_PAGES } from './preview.contract.ts';
import type { PreviewDrawing } from './previews.ts';

/** Headings of the pages, as the pages themselves have them. */
const TITLES: Record<(typeof SITE_PAGES)[number], Record<LanguageCode, string>> = {
  home: {
    en: 'Good software, paid for once.',
    pt: 'Software bom, pago uma vez só.',
    ar: 'برامج جيدة، تدفع ثمنها مرة واحدة.',
    es: 'Buen software, pagado una sola vez.',
    de: 'Gute Software, einmal bezahlt.',
    zh: '好软件，买一次就够。',
  },
  about: {
    en: 'One list of software that you pay for once.',
    pt: 'Uma lista de software que você paga uma vez só.',
    ar: 'قائمة واحدة لبرامج تدفع ثمنها مرة واحدة.',
    es: 'Una lista de software que se paga una sola vez.',
    de: 'Eine Liste für Software, die du nur einmal bezahlst.',
    zh: '买断软件，尽在一份清单。',
  },
  blog: {
    en: 'What to know before you pay once',
    pt: 'O que saber antes de pagar uma vez só',
    ar: 'ما ينبغي أن تعرفه قبل أن تدفع مرة واحدة',
    es: 'Lo que conviene saber antes de pagar una sola vez',
    de: 'Was du wissen solltest, bevor du einmalig zahlst',
    zh: '一次付清之前，先了解这些',
  },
};

const COVERS: Record<(typeof SITE_PAGES)[number], string> = {
  home: 'covers/_productivity-2.svg',
  about: 'covers/_design-1.svg',
  blog: 'covers/_writing-3.svg',
};

/** The picture of a page that is about no deal and no tool; it carries the site's own mark. */
export const drawingOfPage = (page: (typeof SITE_PAGES)[number], language: LanguageCode): PreviewDrawing => ({
  words: { title: TITLES[page][language], name: 'Onceware', price: '', before: '', saving: '' },
  covers: [COVERS[page]],
  logos: [],
});
