import { arc, circle, line, path, rect } from './svg.ts';

/** A capital in a 52-unit high box, in two colours; `width` centres it. */
export interface Letter {
  width: number;
  draw: (main: string, pop: string, ground: string) => string;
}

const letter = (width: number, draw: Letter['draw']): Letter => ({ width, draw });

/** Capitals built from bars, discs and wedges on a 4×4 grid: two pieces each, so that they hold at 24 px. */
export const letters: Readonly<Record<string, Letter>> = {
  A: letter(
    56,
    (m, p, g) => path('M0 52L28 0V52z', m) + path('M28 0L56 52H28z', p) + path('M17 53a11 11 0 0 1 22 0z', g),
  ),
  B: letter(
    45,
    (m, p) =>
      rect(0, 0, 15, 52, m) + path('M19 0H27a12 12 0 0 1 0 24H19z', p) + path('M19 28H33a12 12 0 0 1 0 24H19z', m),
  ),
  C: letter(50, (m, p) => path('M30 0H26A26 26 0 0 0 26 52H30V37H26A11 11 0 0 1 26 15H30z', m) + circle(42, 26, 8, p)),
  D: letter(46, (m, p) => rect(0, 0, 16, 52, p) + path('M20 0A26 26 0 0 1 20 52z', m)),
  E: letter(42, (m, p) => path('M0 0H42V15H15V37H42V52H0z', m) + rect(19, 19, 19, 14, p)),
  F: letter(42, (m, p) => path('M0 0H42V15H15V52H0z', m) + rect(19, 19, 19, 14, p)),
  G: letter(
    52,
    (m, p) =>
      path('M26 0A26 26 0 0 0 26 52V37A11 11 0 0 1 26 15z', m) +
      path('M30 26H52A26 26 0 0 1 30 52z', p) +
      path('M30 0H44V15H30z', m),
  ),
  H: letter(52, (m, p) => rect(0, 0, 15, 52, m) + rect(37, 0, 15, 52, m) + rect(19, 19, 14, 14, p)),
  I: letter(18, (m, p) => rect(1, 20, 16, 32, m) + circle(9, 8, 9, p)),
  J: letter(
    42,
    (m, p) =>
      path('M27 0H42V31A21 21 0 0 1 21 52V36A6 6 0 0 0 27 31z', m) +
      path('M0 31H15A6 6 0 0 0 17 35V51.6A21 21 0 0 1 0 31z', p),
  ),
  K: letter(51, (m, p) => rect(0, 0, 15, 52, m) + path('M19 25L33 0H51L36 25z', p) + path('M19 28H36L51 52H33z', m)),
  L: letter(44, (m, p) => rect(0, 0, 16, 52, m) + path('M20 36H44V52H20z', p)),
  M: letter(56, (m, p) => rect(0, 0, 14, 52, m) + rect(42, 0, 14, 52, m) + path('M17 2L28 18L39 2V24L28 40L17 24z', p)),
  N: letter(52, (m, p) => rect(0, 0, 14, 52, m) + rect(38, 0, 14, 52, m) + path('M17 0L35 26V52L17 26z', p)),
  O: letter(52, (m, p) => line(arc(26, 26, 18.5, 90, 270), m, 15) + line(arc(26, 26, 18.5, -90, 90), p, 15)),
  P: letter(45, (m, p) => rect(0, 0, 15, 52, m) + path('M19 0H28A17 17 0 0 1 28 34H19z', p)),
  Q: letter(
    54,
    (m, p, g) =>
      circle(26, 26, 18.5, g) +
      line(arc(26, 26, 18.5, 90, 359), m, 15) +
      path('M26 26H52A26 26 0 0 1 47 41L54 52H30z', p),
  ),
  R: letter(
    46,
    (m, p) => rect(0, 0, 15, 52, m) + path('M19 0H30A15 15 0 0 1 30 30H19z', p) + path('M19 34H34L46 52H28z', m),
  ),
  S: letter(
    46,
    (m, p) =>
      path('M44 0V15H18A4 4 0 0 0 18 18.5H23V33.5H16.5A16.5 16.5 0 0 1 16.5 0z', m) +
      path('M2 52V37H28A4 4 0 0 0 28 33.5H27V18.5H29.5A16.5 16.5 0 0 1 29.5 52z', p),
  ),
  T: letter(52, (m, p) => rect(0, 0, 52, 15, p) + rect(18, 19, 16, 33, m)),
  U: letter(
    50,
    (m, p) =>
      path('M0 0H15V27A10 10 0 0 0 25 37V52A25 25 0 0 1 0 27z', m) +
      path('M50 0H35V27A10 10 0 0 1 25 37V52A25 25 0 0 0 50 27z', p),
  ),
  V: letter(56, (m, p) => path('M0 0H19L28 26V52z', m) + path('M56 0H37L28 26V52z', p)),
  W: letter(60, (m, p) => path('M0 0H29L14.5 52z', m) + path('M31 0H60L45.5 52z', p)),
  X: letter(52, (m, p) => path('M33 0H52L19 52H0z', p) + path('M0 0H19L52 52H33z', m)),
  Y: letter(54, (m, p) => path('M0 0H19L27 14V30V52H19V31z', m) + path('M54 0H35L27 14V52H35V31z', p)),
  Z: letter(46, (m, p) => path('M0 0H46V15H0zM0 37H46V52H0z', m) + path('M25 15H46L21 37H0z', p)),
};
