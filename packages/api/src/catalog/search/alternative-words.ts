import { trimBoth } from '#kernel/trim.ts';
import { isStopWord } from './stop-words.ts';

/** Words between a query's beginning and the name: 'to', 'zu', 'a la'. */
const LINKS = String.raw`(?:(?:to|for|of|zu[mr]?|f[uü]r|von|vom|al?|para|de|del|do|da|ao|[aà]|el|la|o|as?)\s+)*`;

/** Words before a name of which others are wanted. What they say by themselves is little: a tool must be known by the name. */
const BEFORE = [
  // English
  String.raw`(?:alternatives?|replacements?|substitutes?|competitors?)\s+(?:to|for|of)`,
  'similar to|instead of|rather than|(?:cheaper|better|simpler|easier) than|something like|replac(?:e|es|ing)|switch(?:ing)? from|(?:moving|migrate) (?:away )?from|like',
  // German
  'alternativen?|ersatz|konkurrenz(?:produkte?)?|(?:so )?(?:et)?was wie|[aä]hnlich wie|[aä]hnlich|wie|statt|anstatt|anstelle|(?:g[uü]nstiger|billiger|besser|einfacher) als|weg',
  // Spanish and Portuguese
  'alternativas?|sustitutos?|substitutos?|reemplazos?|concorrentes?|competidor(?:es)?|similar(?:es)?|semelhantes?|parecid[oa]s?|algo (?:como|parecido)|como|tipo|en lugar|en vez|em vez|ao inv[eé]s|no lugar|substituir|reemplazar|m[aá]s (?:barat[oa]s?|sencill[oa]s?) que|mais (?:barat[oa]s?|simples) (?:do )?que|mejor(?:es)? que|melhor(?:es)? (?:do )?que',
  'com|con',
  // Arabic, of which a link may be written with the name
  'بديل[اً]*|بدائل|البديل|بدل[اً]*|عوض[اً]*|مثل|شبيه[ةه]?|شبيه[ةه]? ب|مشابه[ةه]?|يشبه|(?:أرخص|ارخص|أفضل|افضل|أسهل)|على غرار|كبديل',
].join('|');
const ARABIC_LINKS = String.raw`(?:(?:من|عن|مع|[لب]ـ*)\s*)*`;
const CHINESE_BEFORE = '类似于?|像|替代|代替|取代|替换|不用|除了|比';

/** Words behind a name. */
const BEHIND = [
  'alternatives?|replacements?|substitutes?|competitors?|clones?',
  'alternativen?|ersatz',
  'alternativas?',
  'بديل|بدائل',
].join('|');
const CHINESE_BEHIND =
  '一样|的?替代(?:品|软件|工具|方案|产品)?|的?代替品?|的?平替|的?竞品|类似|差不多|更?便宜|用什么|之外|相似|的';

// None of these reads the name itself: a pattern that looks for the end of one from each place that may begin one takes quadratic time.
const BEFORE_NAME = new RegExp(String.raw`(?:^|\s)(?:${BEFORE})\s${LINKS}${ARABIC_LINKS}`, 'iu');
const BEHIND_NAME = new RegExp(String.raw`[\s-](?:${BEHIND})$`, 'iu');
const CHINESE_BEFORE_NAME = new RegExp(String.raw`(?:${CHINESE_BEFORE})\s?(?=[^\s])`, 'iu');
const CHINESE_BEHIND_NAME = new RegExp(CHINESE_BEHIND, 'iu');
const IN_CHINESE = /^\p{Script=Han}+/u;
const NOT_IN_CHINESE = /^[^\p{Script=Han}]+/u;

const NAME_WORDS_MAX = 5;
/** Marks that stand around a name. */
const MARKS = '?!.,;:"\'„“”«» -';

/** Texts of a query that begin with a name, or are one. */
function textsWithName(query: string): string[] {
  const text = trimBoth(query.replaceAll(/\s+/gu, ' '), MARKS);
  const before = BEFORE_NAME.exec(text);
  const behind = BEHIND_NAME.exec(text);
  const chinese = CHINESE_BEFORE_NAME.exec(text);
  const rest = chinese ? text.slice(chinese.index + chinese[0].length) : '';
  const chineseBehind = CHINESE_BEHIND_NAME.exec(text);
  return [
    before ? text.slice(before.index + before[0].length) : '',
    behind ? text.slice(0, behind.index) : '',
    NOT_IN_CHINESE.exec(rest)?.[0] ?? '',
    chineseBehind && NOT_IN_CHINESE.test(text) ? text.slice(0, chineseBehind.index) : '',
    (IN_CHINESE.exec(rest)?.[0] ?? '').split(CHINESE_BEHIND_NAME)[0] ?? '',
  ];
}

/**
 * Names that a query may want others of ('alternative to X', 'cheaper than X', 'X 的替代', in six languages), the longest first. Whoever
 * knows the tools says whether one of them is called so; a query that only looks like this has no such name in it.
 */
export function readAlternative(query: string): string[] {
  const names = textsWithName(query).flatMap((text) => {
    const words = trimBoth(text, MARKS).split(' ').slice(0, NAME_WORDS_MAX);
    return words.map((_, n) => words.slice(0, words.length - n).join(' '));
  });
  // With a link of Arabic or Portuguese that was written together with it: 'لNotion'.
  const bare = names.map((name) => name.replace(/^\p{Script=Arabic}+[ـ-]?\s?(?=[A-Za-z0-9])/u, ''));
  return [...new Set([...names, ...bare])].filter((name) => name !== '' && !isStopWord(name.toLowerCase()));
}

/** 'Cheaper than X', in six languages. */
const CHEAPER =
  /\bcheaper\b|\b(?:g[uü]nstiger|billiger) als\b|\bm[aá]s barat[oa]s? que\b|\bmais barat[oa]s? (?:do )?que\b|[أا]رخص|便宜/iu;

/** Whether what is wanted instead has to cost less. */
export const isCheaperWanted = (query: string): boolean => CHEAPER.test(query);
