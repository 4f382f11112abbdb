import { trimBoth } from '#kernel/trim.ts';
import { isStopWord } from './stop-words.ts';

/** Phrases before a name of which others are wanted, a comma apart. They say little by themselves: a tool must be known by the name. */
const BEFORE = [
  // English
  `alternative, alternatives, replacement, replacements, substitute, substitutes, competitor, competitors, rival, rivals, equivalent,
  clone, similar to, instead of, rather than, cheaper than, better than, simpler than, easier than, something like, anything like, like,
  replace, replaces, replacing, switch from, switching from, move from, moving from, move away from, moving away from, migrate from,
  migrating from, migrate away from, ditch, ditching, leaving, same as, comparable to, in place of, other than, get rid of, quit,
  quitting, stop paying for, tired of, counterpart, counterparts, cheaper`,
  // German
  `alternative, alternativen, ersatz, konkurrenz, konkurrent, gegenstuck, pendant, konkurrenten, konkurrenzprodukt, konkurrenzprodukte, nachfolger, etwas wie,
  was wie, wie, ahnlich, ahnliches, vergleichbar mit, statt, anstatt, anstelle, gunstiger als, billiger als, besser als, einfacher als,
  weg, wechsel, umstieg, wechseln, umsteigen, raus aus, ablosung, loswerden, gunstigeres als, billigeres als`,
  // Spanish and Portuguese
  `alternativa, alternativas, sustituto, sustitutos, sustituta, substituto, substitutos, substituta, reemplazo, reemplazos, reemplazar,
  reemplaza, sustituir, substituir, substitui, concorrente, concorrentes, competidor, competidores, similar, similares, semelhante,
  semelhantes, parecido, parecida, parecidos, parecidas, equivalente, equivalentes, como, tipo, estilo, igual, en lugar, en vez, em vez,
  ao inves, no lugar, mas barato que, mas barata que, mas baratos que, mas sencillo que, mas sencilla que, mas facil que, mejor que,
  mejores que, mais barato que, mais barata que, mais barato do que, mais barata do que, mais baratos que, mais simples que,
  mais simples do que, mais facil que, mais facil do que, melhor que, melhor do que, melhores que, trocar, cambiar, sair, migrar, clon,
  competencia, concorrencia, equivalentes, opcion, opciones, opcao, opcoes, dejar, deixar, largar, salir, salirme, harto, cansado, clone`,
  // Arabic
  `بديل, بديلا, بدائل, بديله, مثيل, نظير, بدل, بدلا, عوض, عوضا, مثل, شبيه, شبيهه, مشابه, مشابهه, يشبه, تشبه, علي غرار, منافس, منافسين,
  منافسو, ارخص من, افضل من, اسهل من, ابسط من, غير, يحل محل, تحل محل, محل, مكان, استبدال, الاستغناء, التخلي, بديلي`,
];
/** Phrases behind a name. */
const BEHIND = [
  'alternative, alternatives, replacement, replacements, substitute, substitutes, competitor, competitors, rival, rivals, equivalent, clone',
  'clones, but cheaper, but without, but no, but free of, but one time, but once, for less, too expensive, too dear, alternativen, ersatz, ersetzen, ablosen, konkurrenz, ahnlich, ahnliche, ahnliches, ahnlicher, loswerden, kundigen, nur gunstiger, nur billiger, nur ohne, aber ohne, aber gunstiger, aber billiger, zu teuer, alternativa, alternativas',
  'muy caro, muy cara, demasiado caro, caro demais, cara demais, muito caro, muito cara, pero mas barato, pero sin, mas mais barato, mas sem, so que sem, porem sem, e caro, es caro, بديل, بدائل, غالي, لكن بدون, ولكن بدون, بس بدون, لكن ارخص',
];
/** Words between a phrase and the name. */
const LINKS =
  'to for of than from zu zum zur fur von vom mit al a para de del do da dos das ao aos el la los las lo o os as que com con por the der die das den dem من عن مع ل ب الي'.split(
    ' ',
  );
const CHINESE_BEFORE = /(?:类似于?|像|替代|代替|取代|替换|换掉|不想用|不用|告别|放弃|除了|比|跟|和)\s?(?=\S)/u;
const CHINESE_BEHIND =
  /一样|那样|的?替代(?:品|软件|工具|方案|产品)?|的?代替品?|的?平替|的?竞品|类似|同类|差不多|更?便宜|太贵|用什么|之外|相似|的/u;
const IN_CHINESE = /^\p{Script=Han}+/u;
const NOT_IN_CHINESE = /^[^\p{Script=Han}]+/u;

const NAME_WORDS_MAX = 5;
/** Names that are looked up. */
const NAMES_MAX = 40;
/** Marks that stand around a name. */
const MARKS = '?!.,;:"\'„“”«»‹›()-–—،؟。？！「」《》';

const phrasesOf = (lists: readonly string[]) => new Set(lists.flatMap((list) => list.split(/,\s+/u)));
const [before, behind, links] = [phrasesOf(BEFORE), phrasesOf(BEHIND), new Set(LINKS)];
const PHRASE_WORDS_MAX = 4;

/** A word of the query as the phrases have it: without accents, and Arabic letters alike that people confuse. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll(/[أإآ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/** 'And', 'as' and 'the', which Arabic writes together with a phrase. */
const ARABIC_START = /^و?ك?(?:ال)?(?=\p{Script=Arabic}{3})/u;
const isOf = (phrases: ReadonlySet<string>, phrase: string) =>
  phrases.has(phrase) || phrases.has(phrase.replace(ARABIC_START, ''));

const IN_ARABIC = /^\p{Script=Arabic}/u;
const IN_LATIN = /^[a-z\d]/iu;

/** A letter that Arabic writes together with a word: 'لبرنامج', 'لNotion'. */
const ARABIC_LINK = /^[لب]ـ*-?(?=\S)/u;
const ARABIC_WORD = /^\p{Script=Arabic}+ـ*-?(?=[a-z\d])/iu;
const isLess = (word: string) => links.has(word) || isStopWord(word) || isStopWord(word.replace(ARABIC_LINK, ''));

/** Names that a text may begin with, the longest first; words that are no names may stand before. */
function namesAtStart(words: readonly string[]): string[] {
  const telling = words.findIndex((word) => !isLess(plain(word)));
  // Arabic often says of what kind it is before a foreign name: 'موقع Notion'.
  const foreign = IN_ARABIC.test(words[0] ?? '') ? words.findIndex((word) => IN_LATIN.test(word)) : -1;
  const starts = words.map((_, start) => start).filter((start) => start <= telling || start === foreign);
  return starts.flatMap((start) => {
    const name = words.slice(start, start + NAME_WORDS_MAX);
    return name.map((_, n) => name.slice(0, name.length - n).join(' '));
  });
}

/** Names that a text may end in, the longest first. */
function namesAtEnd(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !isLess(plain(word))) + 1;
  return [...new Set([words.length, end])].flatMap((last) => {
    const name = words.slice(Math.max(0, last - NAME_WORDS_MAX), last);
    return name.map((_, n) => name.slice(n).join(' '));
  });
}

function inWords(words: readonly string[]): string[] {
  const asked = words.map(plain);
  return asked.flatMap((_, first) =>
    Array.from({ length: PHRASE_WORDS_MAX }, (__, n) => first + PHRASE_WORDS_MAX - n).flatMap((last) => {
      if (last > asked.length) return [];
      const phrase = asked.slice(first, last).join(' ');
      return [
        ...(isOf(before, phrase) ? namesAtStart(words.slice(last)) : []),
        ...(isOf(behind, phrase) ? namesAtEnd(words.slice(0, first)) : []),
      ];
    }),
  );
}

/** Texts of a query in Chinese, which writes no spaces, that are a name or begin with one. */
function inChinese(text: string): string[] {
  const start = CHINESE_BEFORE.exec(text);
  const rest = start ? text.slice(start.index + start[0].length) : '';
  const end = CHINESE_BEHIND.exec(text);
  return [
    NOT_IN_CHINESE.exec(rest)?.[0] ?? '',
    end && NOT_IN_CHINESE.test(text) ? text.slice(0, end.index) : '',
    (IN_CHINESE.exec(rest)?.[0] ?? '').split(CHINESE_BEHIND)[0] ?? '',
  ].flatMap((name) => namesAtStart(wordsOf(name)));
}

/** Words without the marks around them; 'X-Alternative' is two. */
const wordsOf = (text: string) =>
  text
    .split(/\s+/u)
    .flatMap((word) => {
      const at = word.lastIndexOf('-');
      return at > 0 && behind.has(plain(word.slice(at + 1))) ? [word.slice(0, at), word.slice(at + 1)] : [word];
    })
    .map((word) => trimBoth(word, MARKS))
    .filter((word) => word !== '');

/**
 * Names that a query may want others of ('alternative to X', 'cheaper than X', 'X 的替代', in six languages), the likeliest first. Whoever
 * knows the tools says whether one of them is called so; a query that only looks like this has no such name in it.
 */
export function readAlternative(query: string): string[] {
  const names = [...inWords(wordsOf(query)), ...inChinese(query)];
  const bare = names.flatMap((name) => [name, name.replace(ARABIC_LINK, ''), name.replace(ARABIC_WORD, '')]);
  return [...new Set(bare)].filter((name) => name !== '' && !isStopWord(plain(name))).slice(0, NAMES_MAX);
}

const ENDINGS = ['.ai', '.io', '.com', '.app', '.to'];
/** Names that are looked up in other spellings, too. */
const SPELLED_MAX = 12;
const ENDED_MIN = 4;

/** Other spellings of a product's name: in one word, with a point or a space for a hyphen, with and without the end of its address. */
function spellingsOf(name: string): string[] {
  const words = name.split(/[\s-]+/u);
  const bare = name.replace(/\.(?:ai|io|com|app|to|so|co)$/iu, '');
  const ended = words.length === 1 && name.length >= ENDED_MIN ? ENDINGS.map((end) => bare + end) : [];
  return [words.join(''), words.join(' '), words.join('.'), bare, ...ended].filter((spelled) => spelled !== name);
}

/** The same names, and behind them other spellings of the likeliest: nobody is sure whether it is Otter or Otter.ai. */
export function withSpellings(names: readonly string[]): string[] {
  return [...new Set([...names, ...names.slice(0, SPELLED_MAX).flatMap(spellingsOf)])];
}

/** 'Cheaper than X', in six languages. */
const CHEAPER =
  /\bcheaper\b|\b(?:g[uü]nstiger|billiger) als\b|\bm[aá]s barat[oa]s? que\b|\bmais barat[oa]s? (?:do )?que\b|[أا]رخص|便宜/iu;

/** Whether what is wanted instead has to cost less. */
export const isCheaperWanted = (query: string): boolean => CHEAPER.test(query);
