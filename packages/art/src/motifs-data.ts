import { H, mirrored, W, type Motifs } from './motif.ts';
import { arc, circle, dots, line, num, path, polygon, rect, repeat, ring, series, through, type Point } from './svg.ts';

/** AI: fields of dots, networks, overlapping lenses. */
export const ai: Motifs = [
  // Dots that swell around one point of attention.
  ({ main, mid, pop, tint }, d) => {
    const focus: Point = [d.int(3, 12) * 40 + 20, d.int(2, 6) * 40 + 20];
    const reach = d.int(300, 400);
    const sizes: Point[][] = series(7, () => []);
    for (let x = 20; x < W; x += 40) {
      for (let y = 20; y < H; y += 40) {
        const near = 1 - Math.hypot(x - focus[0], y - focus[1]) / reach;
        sizes[Math.max(0, Math.round(near * 6))]?.push([x, y]);
      }
    }
    return (
      sizes.map((at, size) => dots(at, 3 + size * 2.5, size === 0 ? tint : size < 3 ? mid : main)).join('') +
      circle(...focus, 19, pop)
    );
  },
  // Layers of a network with one path lit.
  ({ main, mid, pop, tint, ground }, d) => {
    const layers = d.pick([
      [2, 4, 4, 1],
      [3, 4, 3, 2],
      [4, 3, 4, 2],
      [1, 3, 4, 3],
    ]);
    const at = layers.map((count, column) =>
      series(count, (row): Point => [104 + column * 144, 180 + (row - (count - 1) / 2) * 82]),
    );
    const lit = at.map((column) => column[d.int(0, column.length - 1)] ?? ([0, 0] as const));
    const links = at
      .slice(1)
      .flatMap((column, i) => column.flatMap((to) => (at[i] ?? []).map((from) => through([from, to]))));
    return (
      line(links.join(''), tint, 4) +
      line(through(lit), pop, 8, true) +
      at
        .flatMap((column, i) =>
          column.map(([x, y]) =>
            lit.some((p) => p[0] === x && p[1] === y)
              ? circle(x, y, 27, pop) + circle(x, y, 11, ground)
              : circle(x, y, 24, i % 2 === 0 ? main : mid),
          ),
        )
        .join('')
    );
  },
  // One thing said, many understood.
  ({ main, mid, pop, tint }, d) => {
    const y = d.int(120, 240);
    const count = 7;
    const heard = d.int(1, 5);
    const at = series(count, (i): Point => [d.int(470, 560), 36 + i * 48]);
    const way = ([tx, ty]: Point) => `M120 ${y}C300 ${y} 300 ${ty} ${tx} ${ty}`;
    return mirrored(
      d,
      line(at.map(way).join(''), mid, 5) +
        at
          .filter((_, i) => i === heard)
          .map((to) => line(way(to), pop, 12))
          .join('') +
        at
          .map((to, i) => circle(...to, i === heard ? 32 : 17, i === heard ? pop : i % 2 === 0 ? main : tint))
          .join('') +
        circle(120, y, 76, main),
    );
  },
  // Circles whose overlaps become a third colour.
  ({ main, mid, pop, tint }, d) => {
    const r = d.int(96, 124);
    const step = r * d.pick([1.1, 1.3, 1.45]);
    const count = 4;
    const x0 = W / 2 - (step * (count - 1)) / 2;
    const half = Math.sqrt(r * r - (step / 2) ** 2);
    const found = d.int(0, count - 2);
    return (
      repeat(count, (i) => circle(x0 + i * step, 180, r, i % 2 === 0 ? mid : tint)) +
      repeat(count - 1, (i) => {
        const x = num(x0 + (i + 0.5) * step);
        return path(
          `M${x} ${num(180 - half)}A${r} ${r} 0 0 1 ${x} ${num(180 + half)}A${r} ${r} 0 0 1 ${x} ${num(180 - half)}z`,
          i === found ? pop : main,
        );
      })
    );
  },
];

/** Analytics: bars, arcs, stepped areas. */
export const analytics: Motifs = [
  // Bars on the lower edge before a rising disc.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(6, 8);
    const step = 560 / count;
    const peak = d.int(2, count - 2);
    const disc = circle(d.int(380, 540), d.int(110, 150), d.int(110, 140), tint);
    return (
      disc +
      repeat(count, (i) => {
        const height = i === peak ? 280 : 70 + (i / count) * 110 + d.int(-30, 50);
        return rect(40 + i * step + 6, H - height, step - 12, height, i === peak ? pop : i % 2 === 0 ? main : mid);
      })
    );
  },
  // Concentric gauges over the lower edge.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([W / 2, 200, 440]);
    const width = 38;
    const hues = d.pick([
      [pop, main, mid, main],
      [main, pop, main, mid],
      [main, mid, main, pop],
    ]);
    return hues
      .map((hue, i) => {
        const r = 284 - i * 60;
        return (
          line(arc(x, 330, r, 180, 360), tint, width) + line(arc(x, 330, r, 180, 180 + d.int(5, 16) * 10), hue, width)
        );
      })
      .join('');
  },
  // A ring of shares, one pulled out.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([210, 320, 430]);
    const shares = d.pick([
      [70, 120, 50, 120],
      [130, 60, 100, 70],
      [90, 50, 150, 70],
    ]);
    const hues = [pop, main, tint, mid];
    let from = d.int(-9, 4) * 10;
    return shares
      .map((share, i) => {
        const r = i === 0 ? 142 : 120;
        const piece = line(arc(x, 180, r, from + 1.5, from + share - 1.5), hues[i] ?? main, 76);
        from += share;
        return piece;
      })
      .join('');
  },
  // Two areas and a measured line.
  ({ main, mid, pop, tint }, d) => {
    const count = 6;
    const step = W / count;
    const rise = (low: number, high: number) =>
      series(count + 1, (i): Point => [i * step, H - low - ((high - low) * i) / count - d.int(-26, 26)]);
    const area = (top: readonly Point[], fill: string) => polygon([[0, H], ...top, [W, H]], fill);
    const back = rise(110, 250);
    const top = rise(150, 300);
    return (
      area(back, tint) +
      area(rise(50, 140), mid) +
      line(through(top), main, 8, true) +
      dots(top.slice(1, -2), 12, main) +
      dots(top.slice(-2, -1), 20, pop)
    );
  },
];

/** Finance: coins and ledgers. */
export const finance: Motifs = [
  // Stacks of coins, seen from the side.
  ({ main, mid, pop, tint }, d) => {
    const stacks = d.pick([
      [3, 5, 8, 6],
      [2, 4, 6, 9],
      [7, 4, 9, 5],
      [5, 8, 4, 7],
    ]);
    return (
      rect(0, 316, W, 44, tint) +
      stacks
        .map((count, column) =>
          repeat(count, (i) =>
            rect(
              68 + column * 130 + (i % 2) * 6,
              288 - i * 30,
              112,
              28,
              i === count - 1 ? pop : (i + column) % 2 === 0 ? main : mid,
              14,
            ),
          ),
        )
        .join('')
    );
  },
  // A ledger: columns of figures, one line summed.
  ({ main, mid, pop, tint }, d) => {
    const rows = 6;
    const sum = d.int(2, rows - 1);
    return repeat(rows, (row) => {
      const y = 24 + row * 54;
      const isSum = row === sum;
      const label = rect(64, y + 12, d.int(90, 190), 18, isSum ? pop : mid, 9);
      const figures = [400, 576].map((right) => {
        const w = d.int(50, 110);
        return rect(right - w, y + 12, w, 18, isSum ? pop : main, 9);
      });
      return (isSum ? rect(0, y - 6, W, 54, tint) : rect(64, y + 47, 512, 2, tint)) + label + figures.join('');
    });
  },
  // A counting house: pediment, columns, steps.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(4, 6);
    const step = 400 / count;
    const found = d.int(0, count - 1);
    return (
      circle(d.pick([150, 490]), 120, 110, tint) +
      polygon(
        [
          [320, 30],
          [548, 128],
          [92, 128],
        ],
        main,
      ) +
      circle(320, 92, 18, pop) +
      rect(112, 138, 416, 18, mid) +
      repeat(count, (i) => rect(120 + (i + 0.5) * step - 20, 164, 40, 116, i === found ? pop : main)) +
      rect(112, 288, 416, 18, mid) +
      rect(80, 314, 480, 46, main)
    );
  },
  // Large coins, overlapping, one struck.
  ({ main, mid, pop, tint, ground }, d) => {
    const r = d.int(126, 142);
    const coin = (x: number, y: number, face: string, edge: string) =>
      circle(x, y, r + 10, ground) + circle(x, y, r, face) + ring(x, y, r - 24, 6, edge);
    const x = d.int(190, 220);
    return mirrored(
      d,
      coin(x + 250, 130, tint, ground) +
        coin(x + 125, 220, mid, ground) +
        coin(x - 20, 160, main, ground) +
        rect(x - 44, 112, 48, 96, pop, 24),
    );
  },
];
