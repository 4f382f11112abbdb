import { H, mirrored, W, type Motifs } from './motif.ts';
import { circle, dots, line, moved, polygon, rect, series, through, type Point } from './svg.ts';

/** Design: the three primitives, the curve and its handles, the swatch fan. */
export const design: Motifs = [
  // Circle, square and triangle on one baseline.
  ({ main, mid, pop, tint, ground }, d) => {
    const hues = d.pick([
      [main, mid, pop],
      [pop, main, mid],
      [mid, pop, main],
    ]);
    const forms = d.pick([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 2, 1],
    ]);
    const size = 176;
    return (
      rect(0, 268, W, 92, tint) +
      forms
        .map((form, i) => {
          const x = 48 + i * 184;
          const hue = hues[i] ?? main;
          if (form === 0) return circle(x + 88, 180, 88, hue) + circle(x + 88, 180, 26, ground);
          if (form === 1) return rect(x, 92, size, size, hue) + rect(x + 62, 154, 52, 52, ground);
          return (
            polygon(
              [
                [x, 268],
                [x + 88, 92],
                [x + size, 268],
              ],
              hue,
            ) +
            polygon(
              [
                [x + 58, 234],
                [x + 88, 174],
                [x + 118, 234],
              ],
              ground,
            )
          );
        })
        .join('')
    );
  },
  // A Bézier curve with its handles.
  ({ main, mid, pop, tint }, d) => {
    const [y1, y2] = d.pick([
      [290, 80],
      [270, 110],
      [250, 70],
    ]);
    const h1: Point = [d.int(150, 250), d.int(20, 60)];
    const h2: Point = [d.int(390, 490), d.int(300, 340)];
    const a: Point = [96, y1];
    const b: Point = [544, y2];
    const grid = series(16 * 9, (i): Point => [20 + (i % 16) * 40, 20 + Math.floor(i / 16) * 40]);
    return mirrored(
      d,
      dots(grid, 2.5, tint) +
        line(`M${a.join(' ')}C${h1.join(' ')} ${h2.join(' ')} ${b.join(' ')}`, main, 22) +
        line(through([a, h1]) + through([b, h2]), mid, 4) +
        circle(...h1, 15, mid) +
        circle(...h2, 15, mid) +
        [a, b].map(([x, y]) => rect(x - 22, y - 22, 44, 44, pop)).join(''),
    );
  },
  // Squares in golden proportion, and the spiral they hold.
  ({ main, mid, pop, tint }, d) => {
    const squares: readonly (readonly [x: number, y: number, size: number, hue: string])[] = [
      [0, -18, 396, d.pick([tint, mid])],
      [396, -18, 244, main],
      [488, 226, 152, tint],
      [396, 286, 92, main],
      [396, 226, 60, mid],
      [456, 226, 32, pop],
    ];
    const spiral =
      'M0 378A396 396 0 0 1 396 -18A244 244 0 0 1 640 226A152 152 0 0 1 488 378A92 92 0 0 1 396 286A60 60 0 0 1 456 226';
    return mirrored(
      d,
      squares.map(([x, y, size, hue]) => rect(x, y, size, size, hue)).join('') + line(spiral, pop, 12),
    );
  },
  // A fan of swatches around one pivot.
  ({ main, mid, pop, tint, ground }, d) => {
    const hues = d.pick([
      [tint, mid, main, mid, pop],
      [main, tint, mid, pop, main],
      [mid, main, tint, main, pop],
    ]);
    const spread = d.int(22, 28);
    const x = d.pick([320, 260]);
    const swatch = (hue: string, i: number) =>
      moved(`rotate(${(i - 2) * spread} ${x} 372)`, rect(x - 56, 44, 112, 380, hue, 14));
    return mirrored(d, hues.map(swatch).join('') + circle(x, 334, 13, ground));
  },
];

/** Development: brackets, indentation, branches. */
export const development: Motifs = [
  // Angle brackets around a cursor or a slash.
  ({ main, mid, pop, tint }, d) => {
    const bracket = (x: number, dir: number) =>
      through([
        [x + 84 * dir, 76],
        [x, 180],
        [x + 84 * dir, 284],
      ]);
    const inside = d.pick([
      line(
        through([
          [296, 292],
          [344, 68],
        ]),
        pop,
        40,
      ),
      rect(296, 92, 48, 176, pop),
      dots(
        [
          [248, 180],
          [320, 180],
          [392, 180],
        ],
        20,
        pop,
      ),
    ]);
    const echo = d.pick([56, 64, 72]);
    return (
      line(bracket(132 - echo, 1) + bracket(508 + echo, -1), tint, 40) +
      line(bracket(132, 1), main, 40) +
      line(bracket(508, -1), d.pick([main, mid]), 40) +
      inside
    );
  },
  // Indented lines of code.
  ({ main, mid, pop, tint }, d) => {
    const indents = d.pick([
      [0, 1, 2, 2, 1, 0],
      [0, 1, 1, 2, 3, 1],
      [0, 0, 1, 2, 1, 1],
    ]);
    const found = d.int(1, 4);
    return (
      rect(0, 0, 92, H, tint) +
      indents
        .map((indent, row) => {
          const y = 32 + row * 52;
          const x = 128 + indent * 56;
          const first = d.int(60, 130);
          const second = d.int(80, 220);
          return (
            dots([[46, y + 18]], 7, row === found ? pop : mid) +
            rect(x, y, first, 36, row === found ? pop : mid, 8) +
            rect(x + first + 16, y, Math.min(second, 592 - x - first - 16), 36, main, 8)
          );
        })
        .join('')
    );
  },
  // A punched card.
  ({ main, mid, pop, tint, ground }, d) => {
    const found = d.int(20, 50);
    const slots = series(66, (i): Point => [98 + (i % 11) * 44, 92 + Math.floor(i / 11) * 38]);
    const slot = (at: readonly Point[], hue: string) => line(at.map(([x, y]) => `M${x} ${y}v22`).join(''), hue, 18);
    const punched = slots.filter(() => d.chance(0.34));
    return (
      polygon(
        [
          [84, 84],
          [640, 84],
          [640, 360],
          [84, 360],
        ],
        tint,
      ) +
      polygon(
        [
          [56, 92],
          [96, 44],
          [584, 44],
          [584, 326],
          [56, 326],
        ],
        main,
      ) +
      rect(120, 62, 200, 10, mid) +
      slot(slots, mid) +
      slot(punched, ground) +
      slot(slots.slice(found, found + 1), pop)
    );
  },
  // Branches that leave a line and come back.
  ({ main, mid, pop, tint }, d) => {
    const out = d.int(100, 170);
    const back = d.int(430, 490);
    const up = 90;
    const low = 280;
    const branch = (y: number, from: number, to: number) =>
      `M${from} 190C${from + 50} 190 ${from + 40} ${y} ${from + 90} ${y}H${to - 90}C${to - 40} ${y} ${to - 50} 190 ${to} 190`;
    const nodes = (hue: string, ...at: Point[]) => dots(at, 24, hue);
    return mirrored(
      d,
      line(branch(low, out + 60, back + 70), tint, 20) +
        line('M0 190H640', mid, 20) +
        line(branch(up, out, back), main, 20) +
        nodes(tint, [(out + back) / 2 + 65, low]) +
        nodes(mid, [out - 50, 190], [320, 190]) +
        nodes(main, [out + 120, up], [back - 120, up]) +
        circle(back + 84, 190, 36, pop),
    );
  },
];
