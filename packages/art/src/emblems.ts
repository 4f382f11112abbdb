import type { Choices } from './hash.ts';
import type { Scheme } from './palette.ts';
import { arc, circle, dots, line, moved, path, polygon, rect, repeat, ring, wedge } from './svg.ts';

/** An abstract form in a 52×52 box: its category's cover language, reduced to what holds at 24 px. */
type Emblem = (colours: Scheme) => string;

export const emblems: Readonly<Record<string, Choices<Emblem>>> = {
  ai: [
    ({ main, pop }) =>
      circle(18, 26, 18, main) +
      circle(34, 26, 18, main) +
      path('M26 9.9A18 18 0 0 1 26 42.1A18 18 0 0 1 26 9.9z', pop),
    ({ main, pop }) =>
      dots(
        [
          [8, 8],
          [26, 8],
          [8, 26],
        ],
        5,
        main,
      ) +
      dots(
        [
          [44, 8],
          [8, 44],
          [26, 26],
        ],
        7,
        main,
      ) +
      dots(
        [
          [44, 26],
          [26, 44],
        ],
        9,
        main,
      ) +
      circle(44, 44, 11, pop),
  ],
  analytics: [
    ({ main, pop }) => rect(0, 26, 13, 26, main, 3) + rect(19.5, 0, 13, 52, pop, 3) + rect(39, 14, 13, 38, main, 3),
    ({ main, pop }) => line(arc(26, 26, 19, 0, 270), main, 14) + wedge(30, 22, 25, 270, 360, pop),
  ],
  design: [
    ({ main, mid, pop }) =>
      circle(12, 12, 12, pop) +
      rect(28, 0, 24, 24, main) +
      path('M0 52L12 28L24 52z', main) +
      path('M28 28A24 24 0 0 1 52 52H28z', mid),
    ({ main, mid, pop }) =>
      [main, mid, pop].map((hue, i) => moved(`rotate(${(i - 1) * 38} 26 46)`, rect(17, -2, 18, 54, hue, 5))).join(''),
  ],
  development: [
    ({ main, pop }) => line('M6 8L24 26L6 44', main, 12) + rect(28, 38, 24, 11, pop),
    ({ main, pop }) => line('M17 6L2 26L17 46M35 6L50 26L35 46', main, 10) + circle(26, 26, 7, pop),
  ],
  education: [
    ({ main, pop }) => path('M0 6L24 14V52L0 44z', main) + path('M52 6L28 14V52L52 44z', pop),
    ({ main, mid, pop }) =>
      path('M12 26V42Q26 54 40 42V26z', mid) + path('M26 2L56 18L26 34L-4 18z', main) + rect(46, 20, 6, 28, pop, 3),
  ],
  finance: [
    ({ main, pop }) => rect(0, 38, 52, 14, main, 7) + rect(0, 19, 52, 14, main, 7) + rect(0, 0, 52, 14, pop, 7),
    ({ main, pop }) => ring(26, 26, 21, 10, main) + rect(20, 13, 12, 26, pop, 6),
  ],
  infrastructure: [
    ({ main, pop }) => path('M26 18L56 34L26 50L-4 34z', pop) + path('M26 2L56 18L26 34L-4 18z', main),
    ({ main, mid, pop }) =>
      path('M26 -2L52 12L26 26L0 12z', main) + path('M0 15L24 28V54L0 41z', mid) + path('M52 15L28 28V54L52 41z', pop),
  ],
  marketing: [
    ({ main, pop }) =>
      line([198, 234, 270, 306, 342].map((a) => arc(26, 42, 27, a - 10, a + 10)).join(''), main, 15) +
      path('M11 44A15 15 0 0 1 41 44z', pop),
    ({ main, pop }) => ring(26, 26, 22, 9, main) + circle(26, 26, 10, pop),
  ],
  media: [
    ({ main, pop }) => circle(26, 26, 28, main) + path('M18 12L42 26L18 40z', pop),
    ({ main, pop }) =>
      [18, 38, 52, 30, 14].map((h, i) => rect(i * 11, 26 - h / 2, 8, h, i === 2 ? pop : main, 4)).join(''),
  ],
  productivity: [
    ({ main, pop }) => line('M2 28L18 44', pop, 13, true) + line('M18 44L50 8', main, 13, true),
    ({ main, pop }) =>
      rect(0, 0, 24, 24, main, 5) +
      rect(28, 0, 24, 24, main, 5) +
      rect(0, 28, 24, 24, main, 5) +
      circle(40, 40, 12, pop),
  ],
  sales: [
    ({ main, pop }) => path('M0 0H28L54 26L26 54L0 28z', main) + circle(13, 13, 6, pop),
    ({ main, pop }) =>
      polygon(
        [
          [26, 0],
          [52, 26],
          [0, 26],
        ],
        pop,
      ) + rect(16, 30, 20, 22, main),
  ],
  security: [
    ({ main, pop }) => path('M25 -2V54C8 46 0 36 0 24V6z', main) + path('M27 -2V54C44 46 52 36 52 24V6z', pop),
    ({ main, pop }) => circle(26, 17, 17, main) + path('M18 26H34L42 54H10z', main) + circle(26, 17, 7, pop),
  ],
  support: [
    ({ main, pop }) =>
      path('M12 2H40A12 12 0 0 1 52 14V30A12 12 0 0 1 40 42H26L10 54V42A12 12 0 0 1 0 30V14A12 12 0 0 1 12 2z', main) +
      dots(
        [
          [13, 22],
          [26, 22],
          [39, 22],
        ],
        4,
        pop,
      ),
    ({ main, pop }) =>
      ring(26, 26, 19, 15, main) + repeat(4, (i) => line(arc(26, 26, 19, i * 90 + 25, i * 90 + 65), pop, 15)),
  ],
  writing: [
    ({ main, pop, ground }) =>
      path('M26 54L6 22L16 -2H36L46 22z', main) + line('M26 54V24', ground, 4) + circle(26, 22, 6, pop),
    ({ main, pop }) =>
      path('M0 36A12 12 0 1 0 12 24Q12 14 22 12V0Q0 4 0 30z', main) +
      path('M29 36A12 12 0 1 0 41 24Q41 14 51 12V0Q29 4 29 30z', pop),
  ],
  other: [
    ({ main, pop }) =>
      path('M0 52V26A26 26 0 0 1 52 26V52H39V26A13 13 0 0 0 13 26V52z', main) +
      path('M17 52V26A9 9 0 0 1 35 26V52z', pop),
    ({ main, pop }) =>
      path('M25 25H0A25 25 0 0 1 25 0zM27 27H52A25 25 0 0 1 27 52zM25 27V52A25 25 0 0 1 0 27z', main) +
      path('M27 25V0A25 25 0 0 1 52 25z', pop),
  ],
};
