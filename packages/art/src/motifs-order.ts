import { H, W, type Motifs } from './motif.ts';
import { arc, circle, line, moved, path, polar, rect, repeat, ring, series, through, wedge } from './svg.ts';

/** Productivity: the month, the list, the dial. */
export const productivity: Motifs = [
  // A month with a stretch of days taken.
  ({ main, mid, pop, tint }, d) => {
    const from = d.int(4, 12);
    const to = from + d.int(2, 5);
    const lead = d.int(0, 3);
    return repeat(28, (i) => {
      const hue = i < lead ? tint : i >= from && i <= to ? pop : d.chance(0.16) ? main : i % 7 > 4 ? tint : mid;
      return rect(54 + (i % 7) * 77, 32 + Math.floor(i / 7) * 76, 68, 67, hue, 10);
    });
  },
  // A list, partly ticked.
  ({ main, mid, pop, tint, ground }, d) => {
    const done = d.int(1, 2);
    const x = d.pick([70, 96, 120]);
    return repeat(3, (i) => {
      const y = 42 + i * 96;
      const card = rect(x, y, W - x * 2, 82, i < done ? tint : main, 16);
      const tick =
        i < done
          ? circle(x + 50, y + 41, 25, pop) +
            line(
              through([
                [x + 39, y + 42],
                [x + 47, y + 50],
                [x + 62, y + 33],
              ]),
              ground,
              6,
              true,
            )
          : ring(x + 50, y + 41, 22, 6, mid);
      return card + tick + rect(x + 100, y + 32, d.int(160, W - x * 2 - 150), 18, i < done ? mid : ground, 9);
    });
  },
  // Columns of cards, one on the move.
  ({ main, mid, pop, tint }, d) => {
    const counts = d.pick([
      [3, 2, 1],
      [2, 3, 2],
      [1, 2, 3],
      [3, 1, 2],
    ]);
    const moving = d.int(0, 1);
    return (
      counts
        .map((count, column) => {
          const x = 46 + column * 188;
          return (
            rect(x, 36, 172, H, tint, 16) +
            repeat(count, (i) => rect(x + 14, 52 + i * 96, 144, 82, i % 2 === column % 2 ? main : mid, 10))
          );
        })
        .join('') +
      moved(`rotate(${d.pick([-8, 7])} ${226 + moving * 188} 200)`, rect(154 + moving * 188, 176, 152, 92, pop, 10))
    );
  },
  // A dial with a span of time set.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([210, 320, 430]);
    const start = d.int(0, 3) * 90 - 90;
    const marks = series(12, (i) =>
      through([polar(x, 180, 174, i * 30), polar(x, 180, i % 3 === 0 ? 204 : 192, i * 30)]),
    );
    const hand = start + d.int(3, 8) * 30;
    return (
      line(marks.join(''), mid, 10) +
      circle(x, 180, 150, tint) +
      wedge(x, 180, 150, start, hand, main) +
      line(through([[x, 180], polar(x, 180, 150, hand)]), pop, 12, true) +
      circle(x, 180, 22, pop)
    );
  },
];

/** A heater shield of half width `w`, centred on x with its shoulder at y. */
const shield = (x: number, y: number, w: number): string =>
  `M${x} ${y - w}L${x + w} ${y - w * 0.72}V${y + w * 0.1}C${x + w} ${y + w * 0.75} ${x + w * 0.5} ${y + w * 1.1} ${x} ${y + w * 1.32}C${x - w * 0.5} ${y + w * 1.1} ${x - w} ${y + w * 0.75} ${x - w} ${y + w * 0.1}V${y - w * 0.72}z`;

/** Security: concentric shields, the keyhole, the rings of a vault. */
export const security: Motifs = [
  // Shield within shield.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([200, 320, 440]);
    const hues = d.pick([
      [tint, mid, main, pop],
      [tint, main, mid, pop],
      [mid, tint, main, pop],
    ]);
    return hues.map((hue, i) => path(shield(x, 158, 216 - i * 54), hue)).join('');
  },
  // A keyhole in the middle of everything.
  ({ main, mid, pop, tint, ground }, d) => {
    const x = d.pick([220, 320, 420]);
    const plate = d.pick([circle(x, 180, 150, mid), rect(x - 140, 40, 280, 280, mid, 36)]);
    const foot = d.int(34, 44);
    return (
      circle(x, 180, 230, tint) +
      plate +
      circle(x, 180, 108, main) +
      path(`M${x - 14} 176L${x - foot} 250H${x + foot}L${x + 14} 176z`, ground) +
      circle(x, 154, 36, ground) +
      circle(x, 154, 13, pop)
    );
  },
  // A padlock.
  ({ main, mid, pop, tint, ground }, d) => {
    const x = d.pick([220, 320, 420]);
    const open = d.chance(0.3) ? 26 : 0;
    const body = d.pick([rect(x - 120, 158, 240, 230, main, 28), circle(x, 254, 124, main)]);
    return (
      rect(0, 268, W, 92, tint) +
      line(`M${x - 68} 200V${122 - open}a68 68 0 0 1 136 0V${open > 0 ? 122 : 200}`, mid, 34) +
      body +
      circle(x, 236, 28, pop) +
      rect(x - 11, 240, 22, 66, pop, 11) +
      circle(x, 236, 10, ground)
    );
  },
  // Rings with gaps, one line of sight through.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([210, 320, 430]);
    const hues = d.pick([
      [tint, mid, main, tint],
      [mid, main, tint, main],
      [main, tint, mid, main],
    ]);
    return (
      hues
        .map((hue, i) => {
          const from = d.int(0, 11) * 30;
          return line(arc(x, 180, 224 - i * 46, from, from + d.int(24, 31) * 10), hue, 28);
        })
        .join('') + circle(x, 180, 34, pop)
    );
  },
];

/** Everything else: the quilt, arches, the cairn. */
export const other: Motifs = [
  // A quilt of quarter circles.
  ({ main, mid, pop, tint }, d) => {
    const size = 128;
    const found = d.int(5, 9);
    return repeat(15, (i) => {
      const x = (i % 5) * size;
      const y = Math.floor(i / 5) * size - 12;
      const hue = i === found ? pop : d.pick([main, mid, tint]);
      const quarter = `M0 0H${size}A${size} ${size} 0 0 1 0 ${size}z`;
      return moved(
        `translate(${x + size / 2} ${y + size / 2}) rotate(${d.int(0, 3) * 90}) translate(-64 -64)`,
        path(quarter, hue),
      );
    });
  },
  // A colonnade of arches.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(3, 4);
    const step = 560 / count;
    const found = d.int(0, count - 1);
    return repeat(count, (i) => {
      const x = 40 + (i + 0.5) * step;
      const arch = (r: number, top: number, hue: string) =>
        path(`M${x - r} 360V${top + r}a${r} ${r} 0 0 1 ${r * 2} 0V360z`, hue);
      const r = step * 0.44;
      const top = 50 + d.int(0, 3) * 18;
      return (
        arch(r, top, tint) +
        arch(r * 0.74, top + r * 0.3, i % 2 === 0 ? mid : main) +
        arch(r * 0.44, top + r * 0.66, i === found ? pop : i % 2 === 0 ? main : mid)
      );
    });
  },
  // Squares within squares, leaning to one side.
  ({ main, mid, pop, tint }, d) => {
    const count = d.pick([2, 3]);
    const size = count === 2 ? 290 : 250;
    const gap = 20;
    const x0 = (W - count * size - (count - 1) * gap) / 2;
    const found = d.int(0, count - 1);
    const down = d.pick([0.5, 0.76, 0.24]);
    return repeat(count, (i) => {
      const hues =
        i === found
          ? [mid, main, pop]
          : d.pick([
              [tint, mid, main],
              [main, tint, mid],
              [mid, tint, main],
            ]);
      return hues
        .map((hue, depth) => {
          const side = size * (1 - depth * 0.3);
          return rect(
            x0 + i * (size + gap) + (size - side) / 2,
            180 - size / 2 + (size - side) * down,
            side,
            side,
            hue,
          );
        })
        .join('');
    });
  },
  // Stones, balanced.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([220, 320, 420]);
    const stones: readonly (readonly [number, number, string])[] = [
      [176, 74, mid],
      [132, 62, main],
      [92, 52, mid],
      [54, 46, pop],
    ];
    let y = 322;
    const pile = stones.map(([w, h, hue], i) => {
      y -= h + (i === 0 ? 0 : 4);
      const shift = i === 0 ? 0 : d.int(-16, 16);
      return rect(x - w + shift, y, w * 2, h, hue, h / 2);
    });
    return circle(x + d.pick([-90, 90]), 130, 120, tint) + rect(0, 322, W, 38, tint) + pile.join('');
  },
];
