import type { Category } from '#catalog/catalog.limits.ts';

/** Tag keywords of each category: the first line that matches a tag counts. Lower case, whole or parts of words. */
const KEYWORDS: [Category, RegExp][] = [
  // Says how something is made or installed, not what it is for.
  [
    'other',
    /^(role|implemented-in|uitoolkit|interface|suite|made-of|culture|protocol|works-with.*)::|licen[cs]e|gpl|^mit$|freeware/,
  ],
  ['ai', /artificial intelligence|\bai\b|genai|\bllm|machine.?learning|neural|chatbot/],
  [
    'security',
    /security|password|privacy|antivirus|firewall|vpn|encrypt|cryptograph|authenticat|identity|forensics|surveillance/,
  ],
  ['analytics', /analytics|statistic|visuali[sz]ation|business intelligence|plotting|use::analysing/],
  ['finance', /money|budget|finance|accounting|invoice|billing|crypto.?currenc/],
  ['sales', /customer relationship|\bcrm\b|e-?commerce|shop|inventory|booking|sales|resource planning|\berp\b/],
  ['support', /ticket|help.?desk|customer support|live.?chat|service desk/],
  [
    'marketing',
    /marketing|newsletter|mailing list|social network|url shortener|\bseo\b|polls|survey|events|advertis|landing/,
  ],
  [
    'education',
    /education|learning|courses|school|teaching|genealogy|^science|^math|field::|biology|linguistics|dictionary/,
  ],
  ['design', /design|graphics|drawing|\bcad\b|icons|fonts?\b|x11::theme|typograph|image editor|illustration|3d/],
  [
    'media',
    /media|audio|video|music|sound|photo|galler|podcast|stream|games?\b|^game::|gameplaying|image|tv\b|feed reader/,
  ],
  [
    'writing',
    /writing|blog|content management|\bcms\b|wiki|note-taking|editors?$|^text$|^tex$|typesetting|e-?books?|markdown|pastebin|publishing|text-formatting/,
  ],
  [
    'development',
    /software development|devel|\bide\b|\bapi\b|\bvcs\b|version control|database|programming|compiler|interpreter|low.?code|testing|debug|python|perl|java|ruby|golang|haskell|ocaml|lisp|localization|javascript|rust/,
  ],
  [
    'infrastructure',
    /server|\bdns\b|proxy|network|^net$|admin|hosting|monitor|backup|virtuali|container|cloud|remote access|internet of things|hardware|storage|status page|kernel|file transfer|archiv|^mail|email|utils|shells|system::/,
  ],
  [
    'productivity',
    /productiv|task|to-?do|project management|calendar|contacts|time tracking|groupware|office|document|bookmark|dashboard|automation|knowledge|communication|chat|conferenc|recipe|planning|organi[sz]|spreadsheet|scheduling|synchroni/,
  ],
];

const known = new Map<string, Category>();

function categoryOfTag(tag: string): Category {
  const remembered = known.get(tag);
  if (remembered) return remembered;
  const category = KEYWORDS.find(([, pattern]) => pattern.test(tag.toLowerCase()))?.[0] ?? 'other';
  // A file holds some hundreds of different tags; more than that is not worth remembering.
  if (known.size < 5_000) known.set(tag, category);
  return category;
}

/** The category that most of the tags speak for, of equals the one named first; `other` where none speaks for any. */
export function categoryOfTags(tags: readonly string[]): Category {
  const votes = new Map<Category, number>();
  for (const tag of tags) {
    const category = categoryOfTag(tag);
    if (category !== 'other') votes.set(category, (votes.get(category) ?? 0) + 1);
  }
  let best: Category = 'other';
  for (const [category, count] of votes) if (count > (votes.get(best) ?? 0)) best = category;
  return best;
}
