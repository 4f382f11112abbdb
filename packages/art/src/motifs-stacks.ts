import { mirrored, type Motifs } from './motif.ts';
import { circle, moved, path, polygon, rect, repeat, series } from './svg.ts';

const COS30 = Math.cos(Math.PI / 6);

/** A right-angled block in isometric view; (x, y) is the nearest corner of its top face. */
function block(
  x: number,
  y: number,
  w: number,
  depth: number,
  height: number,
  [top, left, right]: readonly [string, string, string],
): string {
  const wx = w * COS30;
  const dx = depth * COS30;
  return (
    polygon(
      [
        [x, y],
        [x - wx, y - w / 2],
        [x - wx + dx, y - w / 2 - depth / 2],
        [x + dx, y - depth / 2],
      ],
      top,
    ) +
    polygon(
      [
        [x, y],
        [x - wx, y - w / 2],
        [x - wx, y - w / 2 + height],
        [x, y + height],
      ],
      left,
    ) +
    polygon(
      [
        [x, y],
        [x + dx, y - depth / 2],
        [x + dx, y - depth / 2 + height],
        [x, y + height],
      ],
      right,
    )
  );
}

/** Infrastructure: isometric stacks. */
export const infrastructure: Motifs = [
  // Slabs that float one above the other.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(3, 4);
    const gap = count === 3 ? 76 : 56;
    const found = d.int(0, count - 1);
    const x = d.pick([320, 250, 390]);
    return repeat(count, (i) =>
      block(x, 320 - i * gap, 156, 156, 22, i === found ? [pop, mid, tint] : [main, mid, tint]),
    );
  },
  // A quarter of towers of different heights.
  ({ main, mid, pop, tint }, d) => {
    const size = 74;
    const cells = series(9, (i) => [i % 3, Math.floor(i / 3)] as const).toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);
    const found = d.int(3, 8);
    return cells
      .map(([column, row], i) => {
        const height = d.int(1, 4) * 30;
        const x = 320 + (column - row) * (size + 8) * COS30;
        const y = 176 + (column + row) * ((size + 8) / 2) - height;
        return block(x, y, size, size, height + 60, [i === found ? pop : main, mid, tint]);
      })
      .join('');
  },
  // Drums of storage.
  ({ main, mid, pop, tint }, d) => {
    const found = d.int(0, 2);
    const x = d.pick([230, 270, 310]);
    const drum = (cx: number, y: number, r: number, side: string, top: string) =>
      path(`M${cx - r} ${y}v52a${r} ${r * 0.3} 0 0 0 ${r * 2} 0v-52z`, side) +
      path(`M${cx - r} ${y}a${r} ${r * 0.3} 0 0 1 ${r * 2} 0a${r} ${r * 0.3} 0 0 1 ${-r * 2} 0z`, top);
    const pile = (cx: number, count: number, r: number, side: string, top: string, lit: number) =>
      repeat(count, (i) => drum(cx, 264 - i * 78, r, i === lit ? pop : side, top));
    return mirrored(d, pile(x + 200, 2, 84, tint, mid, -1) + pile(x - 60, 3, 150, mid, main, found));
  },
  // Racks in a row, one light on.
  ({ main, mid, pop, tint, ground }, d) => {
    const lit = d.int(0, 2) * 5 + d.int(1, 3);
    const rack = (index: number) => {
      const x = 190 + index * 176;
      const y = 216 + (index - 1) * 44;
      const units = repeat(
        5,
        (unit) =>
          rect(14, 16 + unit * 40, 108, 28, ground, 6) +
          circle(106, 30 + unit * 40, 6, index * 5 + unit === lit ? pop : mid) +
          rect(26, 26 + unit * 40, 44, 8, index * 5 + unit === lit ? pop : tint, 4),
      );
      return (
        polygon(
          [
            [x - 118, y - 168],
            [x, y - 100],
            [x + 52, y - 130],
            [x - 66, y - 198],
          ],
          tint,
        ) +
        polygon(
          [
            [x, y - 100],
            [x + 52, y - 130],
            [x + 52, y + 100],
            [x, y + 130],
          ],
          mid,
        ) +
        moved(`matrix(.866 .5 0 1 ${x - 118} ${y - 168})`, rect(0, 0, 136, 230, main), units)
      );
    };
    return mirrored(d, repeat(3, rack));
  },
];
