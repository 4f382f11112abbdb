import type { Choices } from './hash.ts';
import { mix, schemes } from './palette.ts';
import { arc, circle, dots, line, moved, path, type Point, polar, rect, ring, series, svg } from './svg.ts';

const SIZE = 96;
const INK = '#2a2622';
/** From pale to deep; warm, like everything else that is drawn. */
const skins: Choices<string> = ['#f2d6b8', '#e2b48c', '#c68d62', '#9c6443', '#6f4532'];

/** Hair or what covers it: behind the head, and over it. The head is 34 wide from y 24 to 64, its middle at 48. */
interface Top {
  back?: (hair: string) => string;
  front: (hair: string, pop: string) => string;
  hidesEars?: boolean;
}

const CAP = 'M29 46V41A19 20 0 0 1 67 41V46Q63 34 48 34T29 46z';

type TopName =
  | 'short'
  | 'parted'
  | 'bob'
  | 'long'
  | 'fringe'
  | 'bun'
  | 'puffs'
  | 'curls'
  | 'afro'
  | 'tuft'
  | 'bald'
  | 'beanie'
  | 'cap'
  | 'scarf'
  | 'turban';

const tops: Readonly<Record<TopName, Top>> = {
  short: { front: (hair) => path(CAP, hair) },
  parted: { front: (hair) => path('M29 47V40A19 19 0 0 1 67 40V47Q65 37 56 32Q44 41 32 40Q30 42 29 47z', hair) },
  bob: {
    back: (hair) => path('M25 66V43A23 23 0 0 1 71 43V66z', hair),
    front: (hair) => path('M29 42A19 19 0 0 1 67 42Q54 42 48 31Q42 42 29 42z', hair),
  },
  long: {
    back: (hair) => path('M23 84V44A25 25 0 0 1 73 44V84z', hair),
    front: (hair) => path('M28 50V42A20 20 0 0 1 68 42V50Q66 36 52 32Q46 42 28 50z', hair),
  },
  fringe: {
    back: (hair) => rect(25, 20, 46, 54, hair, 22),
    front: (hair) => path('M28 41A20 20 0 0 1 68 41z', hair),
  },
  bun: { back: (hair) => circle(48, 18, 9, hair), front: (hair) => path(CAP, hair) },
  puffs: {
    back: (hair) => circle(28, 26, 12, hair) + circle(68, 26, 12, hair),
    front: (hair) => path('M29 42A19 19 0 0 1 67 42Q58 30 48 28Q38 30 29 42z', hair),
  },
  curls: {
    front: (hair) =>
      dots(
        series(7, (i) => polar(48, 40, 19, 180 + i * 30)),
        8,
        hair,
      ) + path('M31 38A17 15 0 0 1 65 38z', hair),
  },
  afro: {
    back: (hair) => circle(48, 37, 27, hair),
    front: (hair) => path('M29 44V40A19 19 0 0 1 67 40V44Q48 28 29 44z', hair),
  },
  tuft: { front: (hair) => path('M36 27Q38 12 58 12Q54 16 62 18Q60 28 48 28Q40 28 36 27z', hair) },
  bald: { front: () => '' },
  beanie: {
    front: (hair, pop) =>
      path('M28 36A20 22 0 0 1 68 36z', hair) + rect(26, 32, 44, 9, pop, 4.5) + circle(48, 12, 5, pop),
  },
  cap: { front: (hair, pop) => path('M29 37A19 19 0 0 1 67 37z', hair) + rect(29, 33, 50, 6, pop, 3) },
  scarf: {
    back: (hair) => path('M22 92V44A26 27 0 0 1 74 44V92z', hair),
    front: (hair) =>
      line('M31 62V43A17 18 0 0 1 65 43V48A17 18 0 0 1 31 48V43', hair, 6) +
      path('M29 50Q34 68 48 68T67 50L74 74Q72 86 48 86T22 74z', hair),
    hidesEars: true,
  },
  turban: {
    front: (hair, pop) =>
      path('M27 42Q20 13 48 13T69 42Q62 32 48 32T27 42z', hair) +
      line('M32 33Q42 19 60 17M50 32Q58 26 66 28', pop, 2.5, true),
  },
};

type Body = (cloth: string, pop: string, skin: string) => string;
const SHOULDERS = 'M10 96A38 27 0 0 1 86 96z';

const bodies: Readonly<Record<'round' | 'neck' | 'vee' | 'shirt' | 'roll' | 'stripe', Body>> = {
  round: (cloth) => path(SHOULDERS, cloth),
  neck: (cloth, pop, skin) =>
    path(SHOULDERS, cloth) + path('M37 69A11 10 0 0 0 59 69z', skin) + line('M36 69A12 11 0 0 0 60 69', pop, 4),
  vee: (cloth, _pop, skin) => path(SHOULDERS, cloth) + path('M39 69H57L48 84z', skin),
  shirt: (cloth, pop) => path(SHOULDERS, cloth) + path('M48 76L36 68L32 80zM48 76L60 68L64 80z', pop),
  roll: (cloth) => path(SHOULDERS, cloth) + rect(37, 61, 22, 16, cloth, 6),
  stripe: (cloth, pop) => path(SHOULDERS, cloth) + line('M17 84H79M13 92H83', pop, 3.5),
};

type Detail = (hair: string, pop: string) => string;

const smile = line(arc(48, 50, 7, 35, 145), INK, 2.2, true);
const beard = 'M31 46Q37 51 48 51T65 46V50A17 16 0 0 1 31 50z';

const details: Readonly<Record<'plain' | 'glasses' | 'beard' | 'moustache' | 'earrings', Detail>> = {
  plain: () => smile,
  glasses: () => smile + ring(41, 45, 6, 2, INK) + ring(55, 45, 6, 2, INK) + line('M47 45H49', INK, 2),
  beard: (hair) => path(beard, hair) + path('M42 55A6 5 0 0 0 54 55z', '#f5ecdb'),
  moustache: (hair) => path('M38 55Q42 49 48 52Q54 49 58 55Q52 56 48 54Q44 56 38 55z', hair),
  earrings: (_hair, pop) => smile + circle(30, 53, 3, pop) + circle(66, 53, 3, pop),
};

/** The hair wears one of the scheme's colours, the clothes the other. */
type Portrait = readonly [
  scheme: string,
  skin: number,
  top: TopName,
  hair: 'main' | 'pop',
  body: keyof typeof bodies,
  detail: keyof typeof details,
];

const portraits: Choices<Portrait> = [
  ['sand', 1, 'bob', 'main', 'vee', 'plain'],
  ['forest', 3, 'short', 'main', 'neck', 'glasses'],
  ['blush', 4, 'afro', 'main', 'round', 'earrings'],
  ['teal', 0, 'parted', 'pop', 'shirt', 'plain'],
  ['mist', 2, 'scarf', 'main', 'round', 'plain'],
  ['ochre', 3, 'curls', 'main', 'stripe', 'plain'],
  ['ink', 1, 'bald', 'pop', 'roll', 'beard'],
  ['sage', 0, 'long', 'pop', 'neck', 'glasses'],
  ['wine', 2, 'beanie', 'pop', 'roll', 'plain'],
  ['stone', 4, 'short', 'main', 'shirt', 'beard'],
  ['pine', 1, 'bun', 'pop', 'vee', 'earrings'],
  ['brick', 2, 'turban', 'main', 'neck', 'moustache'],
  ['mist', 0, 'fringe', 'pop', 'stripe', 'plain'],
  ['sand', 3, 'puffs', 'main', 'round', 'plain'],
  ['forest', 0, 'curls', 'pop', 'vee', 'glasses'],
  ['blush', 2, 'cap', 'pop', 'roll', 'plain'],
  ['teal', 4, 'tuft', 'main', 'stripe', 'plain'],
  ['stone', 0, 'bob', 'pop', 'neck', 'glasses'],
  ['ochre', 1, 'parted', 'main', 'shirt', 'moustache'],
  ['sage', 3, 'long', 'main', 'round', 'earrings'],
  ['ink', 2, 'scarf', 'pop', 'neck', 'glasses'],
  ['brick', 3, 'bald', 'pop', 'vee', 'glasses'],
  ['wine', 3, 'afro', 'pop', 'stripe', 'plain'],
  ['pine', 0, 'cap', 'main', 'shirt', 'beard'],
  ['mist', 4, 'bun', 'main', 'roll', 'plain'],
];

export const AVATARS = portraits.length;

/** Fallback avatar number `index`, 0 to `AVATARS - 1`: a friendly bust, abstract enough to be nobody. */
export function drawAvatar(index: number): string {
  const [name, tone, topName, role, bodyName, detailName] = portraits[index % AVATARS] ?? portraits[0];
  const scheme = schemes.find((each) => each.name === name) ?? schemes[0];
  const skin = skins[tone] ?? skins[0];
  const hair = scheme[role];
  const other = role === 'pop' ? scheme.main : scheme.pop;
  const top = tops[topName];
  const shaded = mix(skin, INK, 0.84);
  const ears = dots(
    series(2, (i): Point => [31 + i * 34, 46]),
    4.5,
    skin,
  );
  const eyes = dots(
    series(2, (i): Point => [41 + i * 14, 45]),
    2.2,
    INK,
  );
  const bust = [
    top.back?.(hair) ?? '',
    rect(40, 54, 16, 24, shaded, 8),
    bodies[bodyName](other, role === 'pop' ? scheme.mid : hair, shaded),
    top.hidesEars ? '' : ears,
    rect(31, 24, 34, 40, skin, 17) + eyes,
    details[detailName](hair, other),
    top.front(hair, other),
  ];
  // A little larger than drawn, so that a face is a face at 24 px.
  return svg(SIZE, SIZE, rect(0, 0, SIZE, SIZE, scheme.ground), moved('translate(-5.8 -5) scale(1.12)', ...bust));
}
