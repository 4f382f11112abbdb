import { inArray } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { deals } from '../schema/catalog.ts';
import { reviewFlags, reviews } from '../schema/reviews.ts';
import type { Talker } from './chat/talk.ts';
import { before, idAt } from './demo-times.ts';

/** Author, age in days, stars and text; then the vendor's answer, and who reported the review. */
type DemoReview = [
  by: Talker,
  daysAgo: number,
  stars: number,
  text: string,
  more?: { answer?: string; flaggedBy?: Talker[] },
];

const REVIEWS: Record<string, DemoReview[]> = {
  'minutewren-lifetime': [
    ['ines', 2, 5, 'Two weeks of calls in, and nobody takes minutes by hand any more. It even gets who promised what.'],
    ['jonas', 6, 4, 'Sehr gute Zusammenfassungen. Bei Dialekt rät es manchmal, deshalb ein Stern weniger.'],
    [
      'tom',
      9,
      4,
      'Does the job. I would like an export to plain text.',
      { answer: 'Plain text is in the next version; write to us and you get it today.' },
    ],
  ],
  'kestrel-prompt-lifetime': [
    [
      'ines',
      30,
      5,
      'I changed one line of a prompt and saw forty answers shift before a customer did. Worth it for that alone.',
    ],
    ['priya', 21, 4, 'Clear diffs, quick. The first set-up took me an evening.'],
  ],
  'doclantern-lifetime': [
    ['ines', 8, 4, 'Answers come with the page they stand on, which is why I trust them. Scans must be straight.'],
    ['lucia', 12, 5, 'Busco en diez años de contratos en segundos. Muy recomendable.'],
    [
      'mateo',
      3,
      2,
      'Two thousand pages sounded like a lot. Our archive filled it in a day.',
      { answer: 'Codes can be stacked up to five times; support can join the archives for you.' },
    ],
  ],
  'doclantern-for-law-offices': [
    ['ada', 15, 5, 'Files really are kept apart: I checked the log myself before we put a case in.'],
  ],
  'ovenbird-voice-lifetime': [
    ['mateo', 7, 4, 'My course is read by me, without me. Numbers still sound a little proud of themselves.'],
    [
      'sara',
      5,
      3,
      'الصوت جميل بالإنجليزية، لكن العربية تحتاج إلى ضبط التشكيل يدويًا.',
      { answer: 'نعمل على التشكيل التلقائي، وسيصل في التحديث القادم.' },
    ],
  ],
  'tabulark-lifetime': [
    ['ines', 90, 2, 'Could not read our delivery notes, whatever the light. They gave the money back without a word.'],
    ['tom', 40, 4, 'Typed forms: fine. Handwriting: only mine, oddly.'],
  ],
  'sortilog-lifetime': [
    ['priya', 11, 5, 'Nine thousand answers coded between lunch and tea. I checked a tenth and changed three.'],
  ],
  'pocket-oracle-lifetime': [
    ['jonas', 18, 4, 'Läuft auf dem alten Rechner unterm Tisch. Langsam, aber alles bleibt im Haus.'],
    [
      'tom',
      14,
      1,
      'CHEAP CODES for this and all others, write me, first come first served!!!',
      { flaggedBy: ['ines', 'jonas'] },
    ],
  ],
  'ebbline-lifetime': [
    ['lucia', 16, 5, 'Cinco minutos y adiós al banner de cookies.'],
    ['priya', 10, 5, 'The one number I look at each morning, on one page. No banner, no lawyer.'],
  ],
  'heronquery-lifetime': [
    ['jonas', 22, 4, 'Endlich finden wir die Abfrage vom letzten Jahr wieder. Teilen könnte einfacher sein.'],
  ],
  'glyphmason-lifetime': [['sara', 13, 5, 'صنعت خطًا من كتابة جدتي في يومين. أداة نادرة.']],
  'kolorado-lifetime': [
    ['priya', 9, 5, 'It refuses pairs that cannot be read. Clients argue with me, not with the tool.'],
    ['mateo', 4, 4, 'Good palettes, and the contrast is right. The export has more formats than I need.'],
  ],
  'proofpigeon-lifetime': [['lucia', 6, 3, 'Funciona, pero mis clientes tardan en entender dónde se aprueba.']],
  'strichvogel-icons-lifetime': [
    ['tom', 20, 5, 'Every month I think I have enough icons, and every month I use the new ones.'],
  ],
  'migrateur-lifetime': [
    ['jonas', 8, 5, 'Hat uns vor zwanzig Minuten Sperre auf der größten Tabelle gewarnt. Bezahlt.'],
    ['ada', 5, 4, 'Rehearses honestly. It needs a copy of the real data to be exact, as it says itself.'],
  ],
  'curlew-lifetime': [['tom', 12, 4, 'Opens before I have decided what to send. Collections import cleanly.']],
  'flakefinder-lifetime': [['priya', 17, 4, 'Found nineteen tests that we all suspected and nobody dared to delete.']],
  'changelogue-lifetime': [
    ['mateo', 10, 3, 'Fills itself, yes. I still rewrite every second line so that people understand it.'],
  ],
  'portside-lifetime': [['jonas', 25, 5, 'Drei feste Adressen, seit einem Monat ohne Aussetzer.']],
  'regexicon-lifetime': [['lucia', 19, 5, 'Por fin entiendo las expresiones que escribí yo misma.']],
  'chalkhouse-lifetime': [
    ['sara', 15, 4, 'استضفت دورتي الأولى بلا عناء. أتمنى تطبيقًا للهاتف.'],
    ['lucia', 7, 5, 'Tres cursos, cuatrocientos alumnos, ni una queja técnica.'],
  ],
  'vokabelbaum-lifetime': [['ines', 26, 4, 'The word families work: I guess new words now and am mostly right.']],
};

/** Adds the demo members' reviews of deals; deals that a catalogue of one's own lacks get none. */
export async function seedReviews(tx: Db, { now, idOf }: { now: Date; idOf: (who: Talker) => string }): Promise<void> {
  const found = await tx
    .select({ id: deals.id, slug: deals.slug, startsAt: deals.startsAt })
    .from(deals)
    .where(inArray(deals.slug, Object.keys(REVIEWS)));
  const written = found.flatMap(({ id: dealId, slug, startsAt }) =>
    (REVIEWS[slug] ?? []).map(([by, daysAgo, stars, text, { answer = null, flaggedBy = [] } = {}]) => {
      const createdAt = new Date(Math.max(before(now, daysAgo).getTime(), startsAt.getTime()));
      const answered = answer === null ? {} : { answer, answeredAt: now, answeredBy: idOf('ada') };
      return { flaggedBy, row: { id: idAt(createdAt), dealId, userId: idOf(by), stars, text, createdAt, ...answered } };
    }),
  );
  if (written.length === 0) return;
  await tx.insert(reviews).values(written.map(({ row }) => row));
  const flags = written.flatMap(({ row, flaggedBy }) =>
    flaggedBy.map((who) => ({ reviewId: row.id, userId: idOf(who), createdAt: now })),
  );
  if (flags.length > 0) await tx.insert(reviewFlags).values(flags);
}
