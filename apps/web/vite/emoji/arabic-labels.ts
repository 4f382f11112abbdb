import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Name and search terms of an emoji. */
export interface EmojiWords {
  label: string;
  tags: string[];
}

/** Emoji that CLDR 45 lacks, or names only in its derived data; the words are those of CLDR 48. */
const newer: Readonly<Record<string, readonly [label: string, ...tags: string[]]>> = {
  '🫩': ['وجه بانتفاخ تحت العين', 'متعب', 'مرهق', 'نعاس'],
  '🫪': ['وجه بأعين زائعة', 'توتر', 'ذعر', 'مأخوذ', 'مذهول', 'مندهش'],
  '🫯': ['سحابة اقتتال', 'جدال', 'خلاف', 'شجار', 'مشاجرة', 'نزاع'],
  '🫈': ['كائن مشعر', 'بيغ فوت', 'عملاق', 'غول', 'مخلوق ضخم'],
  '🧑‍🩰': ['راقصة باليه', 'الباليه', 'راقصة'],
  '🫆': ['بصمة', 'أدلة جنائية', 'أمان', 'هوية'],
  '🫍': ['الحوت القاتل', 'المحيط', 'بحري', 'حوت', 'حوت الأوركا'],
  '🪾': ['شجرة بلا أوراق', 'الشتاء', 'جرداء', 'جفاف'],
  '🫜': ['خضراوات جذرية', 'بنجر', 'جذر', 'شمندر', 'لفت'],
  '🛘': ['انزلاق أرضي', 'انهيار', 'جبل', 'خطر', 'صخور', 'كارثة'],
  '🪊': ['ترومبون', 'آلات النفخ', 'جاز', 'موسيقى', 'نحاس'],
  '🪉': ['قيثارة', 'آلة', 'أوركسترا', 'كيوبيد', 'موسيقى'],
  '🪎': ['صندوق كنز', 'أموال', 'ثروة', 'جائزة', 'جواهر', 'ذهب'],
  '🪏': ['جاروف', 'حفر', 'حفرة', 'رفش', 'مجراف'],
  '🫟': ['بقعة', 'انسكاب', 'بقع', 'حبر', 'دهان', 'طلاء'],
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿': ['علم: إنجلترا', 'علم'],
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿': ['علم: اسكتلندا', 'علم'],
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿': ['علم: ويلز', 'علم'],
};

type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

const file = createRequire(import.meta.url).resolve('cldr-annotations-modern/annotations/ar/annotations.json');
const cldr = (JSON.parse(readFileSync(file, 'utf8')) as { annotations: { annotations: Annotations } }).annotations
  .annotations;

const regions = new Intl.DisplayNames(['ar'], { type: 'region' });
const and = new Intl.ListFormat('ar', { type: 'conjunction' });

const HAIR = /^\p{Emoji_Component}$/u;
const KEYCAP = /^([#*\d])\u20E3$|^🔟$/u;
const FLAG = /^\p{Regional_Indicator}{2}$/u;
const REGIONAL_A = 0x1f1e6;

const regionCode = (flag: string): string =>
  String.fromCharCode(...Array.from(flag, (letter) => (letter.codePointAt(0) ?? 0) - REGIONAL_A + 65));

/** CLDR's own words for one character, or for a sequence that it lists. */
function listed(emoji: string): EmojiWords | null {
  const [label, ...tags] = newer[emoji] ?? [];
  if (label) return { label, tags };
  const entry = cldr[emoji];
  const name = entry?.tts?.[0];
  return name ? { label: name, tags: (entry?.default ?? []).filter((tag) => tag !== name) } : null;
}

/** `parent: detail`, found by the words of both. */
const composed = (parent: EmojiWords | null, detail: string, tags: string[] = []): EmojiWords | null =>
  parent && { label: `${parent.label}: ${detail}`, tags: [...parent.tags, ...tags] };

/** Sequences are named by their parts, as CLDR's derived data does. */
function derived(emoji: string): EmojiWords | null {
  if (FLAG.test(emoji)) return composed({ label: 'علم', tags: ['علم'] }, regions.of(regionCode(emoji)) ?? '');
  const keycap = KEYCAP.exec(emoji);
  if (keycap) return composed({ label: 'مفتاح', tags: ['مفتاح'] }, keycap[1] ?? '10');

  const parts = emoji.split('\u200D');
  const last = parts.at(-1) ?? '';
  const rest = parts.slice(0, -1).join('\u200D');
  if (last === '➡') return composed(arabicWords(rest), 'متجه لليمين');
  if (HAIR.test(last)) return composed(listed(rest), listed(last)?.label ?? '', listed(last)?.tags);

  const members = parts.filter((part) => !['❤', '💋'].includes(part)).map((part) => listed(part)?.label ?? '');
  const kind = parts.includes('💋') ? '💏' : parts.includes('❤') ? '💑' : '👪';
  return members.every(Boolean) ? composed(listed(kind), and.format(members), members) : null;
}

/** An emoji's Arabic name and search words; null when neither CLDR nor its parts give any. */
export function arabicWords(emoji: string): EmojiWords | null {
  // CLDR writes its keys without variation selectors.
  const key = emoji.replaceAll('\uFE0F', '');
  return listed(key) ?? derived(key);
}
