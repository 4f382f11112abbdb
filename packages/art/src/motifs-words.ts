import { H, mirrored, W, type Motifs } from './motif.ts';
import { arc, circle, dots, line, moved, path, polygon, rect, repeat, ring, series, type Point } from './svg.ts';

/** Education: spines on a shelf, steps, the open book. */
export const education: Motifs = [
  // Books on a shelf, the last one leaning.
  ({ main, mid, pop, tint, ground }, d) => {
    const books = d.pick([
      [56, 74, 44, 66, 52, 60],
      [70, 48, 60, 44, 74, 52],
      [48, 60, 76, 52, 44, 70],
    ]);
    const found = d.int(1, 4);
    let x = d.int(56, 80);
    const spines = books.map((w, i) => {
      const height = d.int(190, 250);
      const hue = i === found ? pop : i % 3 === 0 ? main : i % 3 === 1 ? mid : tint;
      const band = hue === tint ? mid : ground;
      const book =
        rect(x, 304 - height, w, height, hue, 4) +
        rect(x, 304 - height + 28, w, 10, band) +
        rect(x, 304 - height + 46, w, 4, band);
      x += w + 6;
      return book;
    });
    const leaning = moved(
      `rotate(-14 ${x + 60} 304)`,
      rect(x + 8, 84, 52, 220, main, 4) + rect(x + 8, 112, 52, 10, ground),
    );
    return mirrored(d, rect(0, 304, W, 56, tint) + spines.join('') + leaning);
  },
  // Steps towards a disc.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(4, 5);
    const step = 440 / count;
    const rise = 230 / count;
    return mirrored(
      d,
      circle(W - 120, 100, 150, tint) +
        repeat(count, (i) =>
          rect(100 + i * step, H - 40 - i * rise, W - 100 - i * step, rise + 40, i % 2 === 0 ? mid : main),
        ) +
        circle(100 + (count - 0.5) * step, H - 40 - (count - 1) * rise - 44, 44, pop),
    );
  },
  // A globe on its stand.
  ({ main, mid, pop, ground }, d) => {
    const x = d.pick([220, 320, 420]);
    const r = 122;
    const tilt = d.pick([-23, 23]);
    const meridian = (rx: number) => `M0 ${-r}A${rx} ${r} 0 0 1 0 ${r}A${rx} ${r} 0 0 1 0 ${-r}z`;
    const parallel = (y: number) =>
      `M${-Math.round(Math.sqrt(r * r - y * y))} ${y}H${Math.round(Math.sqrt(r * r - y * y))}`;
    return (
      rect(x - 12, 300, 24, 40, mid) +
      rect(x - 90, 330, 180, 30, mid) +
      moved(
        `translate(${x} 164) rotate(${tilt})`,
        line(`M0 -148A148 148 0 0 ${tilt > 0 ? 0 : 1} 0 148`, mid, 16),
        rect(-9, -156, 18, 312, mid),
        circle(0, 0, r, main),
        line(`${meridian(48)}${meridian(96)}M0 ${-r}V${r}${parallel(0)}${parallel(-64)}${parallel(64)}`, ground, 4),
        circle(d.int(-60, 60), d.int(-50, 50), 20, pop),
      )
    );
  },
  // An open book, page upon page.
  ({ main, mid, pop, tint }, d) => {
    const y = d.int(268, 288);
    const page = (lift: number, reach: number, fill: string) =>
      path(
        `M320 ${y}C${320 - reach * 0.3} ${y - 70} ${320 - reach * 0.7} ${y - 70} ${320 - reach} ${y - 40}V${y - 40 - lift}C${320 - reach * 0.7} ${y - 80 - lift} ${320 - reach * 0.3} ${y - 80 - lift} 320 ${y - lift}z`,
        fill,
      );
    const other = (content: string) => moved(`matrix(-1 0 0 1 ${W} 0)`, content);
    const sun = circle(320, y - 160, d.int(74, 90), pop);
    const left = page(150, 250, tint) + page(130, 226, mid) + page(108, 200, main);
    return sun + left + other(left) + line(`M320 ${y - 108}V${y + 10}`, tint, 6);
  },
];

/** A speech bubble with its tail at the lower left or right. */
function bubble(x: number, y: number, w: number, h: number, fill: string, tail: 'left' | 'right'): string {
  const foot = tail === 'left' ? x + 40 : x + w - 40;
  const lean = tail === 'left' ? -1 : 1;
  return (
    rect(x, y, w, h, fill, 40) +
    polygon(
      [
        [foot, y + h - 24],
        [foot + 60 * -lean, y + h - 4],
        [foot + 8 * lean, y + h + 40],
      ],
      fill,
    )
  );
}

/** Support: speech bubbles, the lifebuoy, the switchboard. */
export const support: Motifs = [
  // A question and its answer.
  ({ main, mid, pop, tint, ground }, d) => {
    const w = d.int(270, 310);
    const inside = d.pick([
      dots(
        [
          [-56, 0],
          [0, 0],
          [56, 0],
        ],
        16,
        ground,
      ),
      rect(-84, -26, 168, 18, ground, 9) + rect(-84, 10, 104, 18, ground, 9),
    ]);
    return mirrored(
      d,
      circle(d.int(480, 540), 90, 120, tint) +
        bubble(66, 50, w, 160, mid, 'left') +
        bubble(574 - w, 132, w, 150, main, 'right') +
        moved(`translate(${574 - w / 2} 207)`, inside) +
        circle(110, 96, d.int(22, 30), pop),
    );
  },
  // A lifebuoy, cut by the edge.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([200, 320, 440]);
    const y = d.int(170, 200);
    const turn = d.int(0, 3) * 15;
    return (
      ring(x, y, 226, 14, tint) +
      ring(x, y, 128, 92, main) +
      repeat(4, (i) => line(arc(x, y, 128, turn + i * 90, turn + i * 90 + 38), pop, 92)) +
      ring(x, y, 82, 8, mid)
    );
  },
  // A headset.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([230, 320, 410]);
    const turn = d.pick([-8, 0, 8]);
    return mirrored(
      d,
      circle(x, 196, 216, tint) +
        moved(
          `rotate(${turn} ${x} 190)`,
          line(`M${x - 128} 220V188A128 128 0 0 1 ${x + 128} 188V220`, main, 30),
          line(`M${x + 128} 270V282A44 44 0 0 1 ${x + 84} 326H${x + 20}`, mid, 14),
          rect(x - 170, 178, 72, 116, mid, 30),
          rect(x + 98, 178, 72, 116, mid, 30),
          rect(x - 34, 308, 76, 36, pop, 18),
        ),
    );
  },
  // Sockets, and cords that join callers.
  ({ main, mid, pop, tint }, d) => {
    const at = (i: number, row: number): Point => [80 + i * 96, 70 + row * 110];
    const sockets = series(18, (i) => at(i % 6, Math.floor(i / 6)));
    const cord = (from: Point, to: Point, hue: string) =>
      line(`M${from.join(' ')}C${from[0]} ${from[1] + 130} ${to[0]} ${to[1] + 130} ${to.join(' ')}`, hue, 16, true) +
      dots([from, to], 24, hue);
    return (
      dots(sockets, 24, tint) +
      cord(at(d.int(0, 1), 0), at(d.int(3, 4), 1), mid) +
      cord(at(d.int(0, 1), 1), at(d.int(2, 3), 0), main) +
      cord(at(d.int(2, 3), 1), at(5, d.int(0, 1)), pop)
    );
  },
];

/** Writing: ruled lines, the nib, the running hand. */
export const writing: Motifs = [
  // A nib that has just drawn a line.
  ({ main, mid, pop, tint, ground }, d) => {
    const turn = d.int(28, 48);
    const nib =
      path('M0 0C-18 -60 -62 -96 -62 -150L-40 -232H40L62 -150C62 -96 18 -60 0 0z', main) +
      rect(-48, -330, 96, 110, mid) +
      rect(-48, -244, 96, 22, pop) +
      line('M0 0V-118', ground, 5) +
      circle(0, -126, 15, ground);
    const x = d.int(300, 360);
    return mirrored(
      d,
      repeat(4, (i) => rect(0, 96 + i * 64, W, 3, tint)) +
        line(`M-20 288H${x}`, pop, 10) +
        moved(`translate(${x} 288) rotate(${turn})`, nib),
    );
  },
  // A sheet with a marked passage.
  ({ main, mid, pop, tint, ground }, d) => {
    const turn = d.pick([-7, -4, 5, 8]);
    const marked = d.int(2, 4);
    const sheet = repeat(7, (i) =>
      i === marked
        ? rect(-126, 52 + i * 44, d.int(120, 210), 28, pop, 4)
        : rect(-126, 59 + i * 44, i === 0 ? 140 : d.int(190, 252), 12, i === 0 ? ground : mid, 6),
    );
    const x = d.pick([250, 320, 390]);
    return moved(
      `translate(${x} 36)`,
      moved(`rotate(${turn * -1.4})`, rect(-170, 0, 340, 440, tint, 8)),
      moved(`rotate(${turn})`, rect(-170, 0, 340, 440, main, 8), sheet),
    );
  },
  // Quotation marks and what they hold.
  ({ main, mid, pop, tint }, d) => {
    const mark = (x: number, hue: string) =>
      path(
        `M${x} 190A64 64 0 1 0 ${x + 64} 126C${x + 64} 92 ${x + 88} 66 ${x + 120} 58V22C${x + 48} 30 ${x} 84 ${x} 150z`,
        hue,
      );
    const hues = d.pick([
      [main, pop],
      [pop, main],
      [main, main],
    ]);
    return (
      rect(0, 290, W, 70, tint) +
      mark(64, hues[0]) +
      mark(224, hues[1]) +
      repeat(3, (i) => rect(400, 118 + i * 46, d.int(110, 176), 20, mid, 10)) +
      rect(64, 316, d.int(140, 320), 18, mid, 9)
    );
  },
  // A running hand across ruled lines.
  ({ main, mid, pop, tint }, d) => {
    const loops = d.int(4, 6);
    const width = 480 / loops;
    const tall = d.int(84, 104);
    const hand = (y: number, count: number) =>
      `M40 ${y}${repeat(count, (i) => {
        const x = 40 + i * width;
        return `C${Math.round(x + width * 1.3)} ${y} ${Math.round(x + width * 1.2)} ${y - tall} ${Math.round(x + width * 0.7)} ${y - tall}S${Math.round(x + width * 0.3)} ${y} ${Math.round(x + width)} ${y}`;
      })}`;
    return (
      repeat(3, (i) => rect(0, 36 + i * 132, W, 3, tint)) +
      line(hand(300, 2), mid, 16, true) +
      line(`${hand(168, loops)}h60`, main, 16, true) +
      circle(40 + 2 * width + 56, 286, 18, pop)
    );
  },
];
