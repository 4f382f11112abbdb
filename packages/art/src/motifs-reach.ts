import { H, mirrored, W, type Motifs } from './motif.ts';
import { arc, circle, line, moved, path, polygon, rect, repeat, ring, wedge } from './svg.ts';

/** Marketing: rays, the broadcast, the target. */
export const marketing: Motifs = [
  // Rays from the lower edge.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([W / 2, 160, 480, 0, W]);
    const count = d.pick([11, 13, 15]);
    const step = 180 / count;
    return (
      repeat(count, (i) =>
        i % 2 === 0 ? wedge(x, H, 760, 180 + i * step, 180 + (i + 1) * step, i % 4 === 0 ? tint : mid) : '',
      ) +
      circle(x, H, 150, main) +
      circle(x, H, 92, pop)
    );
  },
  // A horn and the waves it sends.
  ({ main, mid, pop, tint }, d) => {
    const y = d.int(170, 200);
    const spread = d.int(30, 38);
    const waves = [mid, main, tint].map((hue, i) => line(arc(196, y, 250 + i * 62, -spread, spread), hue, 30));
    return mirrored(
      d,
      `${waves.join('')}${polygon(
        [
          [110, y - 34],
          [340, y - 120],
          [340, y + 120],
          [110, y + 34],
        ],
        main,
      )}${rect(60, y - 34, 50, 68, mid)}${rect(340, y - 132, 22, 264, pop)}`,
    );
  },
  // Bunting.
  ({ main, mid, pop, tint }, d) => {
    const string = (y: number, sag: number, count: number, shift: number) => {
      const at = (t: number) => y + sag * 4 * t * (1 - t);
      const flags = repeat(count, (i) => {
        const [t0, t1] = [i / count + 0.012, (i + 1) / count - 0.012];
        const hue = [main, pop, mid, main, mid][(i + shift) % 5] ?? main;
        return polygon(
          [
            [t0 * W, at(t0)],
            [t1 * W, at(t1)],
            [((t0 + t1) / 2) * W, (at(t0) + at(t1)) / 2 + 104],
          ],
          hue,
        );
      });
      return flags + line(`M0 ${y}Q${W / 2} ${y + sag * 2} ${W} ${y}`, tint, 8);
    };
    return (
      string(d.int(10, 30), d.int(26, 60), d.pick([6, 7]), d.int(0, 4)) +
      string(d.int(166, 190), d.int(26, 56), d.pick([6, 7]), d.int(0, 4))
    );
  },
  // A target, hit.
  ({ main, mid, pop, tint }, d) => {
    const x = d.int(230, 290);
    const y = d.int(170, 200);
    const angle = d.int(-40, -22);
    const dart = moved(
      `translate(${x} ${y}) rotate(${angle})`,
      rect(0, -6, 330, 12, main),
      polygon(
        [
          [270, 0],
          [320, -34],
          [400, -34],
          [350, 0],
          [400, 34],
          [320, 34],
        ],
        pop,
      ),
    );
    return mirrored(
      d,
      [tint, mid, tint, mid].map((hue, i) => circle(x, y, 220 - i * 54, hue)).join('') + circle(x, y, 22, pop) + dart,
    );
  },
];

/** Media: waves, the wave form, the disc in its sleeve. */
export const media: Motifs = [
  // Waves, one behind the other.
  ({ main, mid, pop, tint }, d) => {
    const length = d.pick([160, 213, 320]);
    const wave = (y: number, height: number, shift: number, fill: string) => {
      const x0 = -length + shift;
      const crests = repeat(
        Math.ceil(W / length) + 3,
        () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`,
      );
      return path(`M${x0} ${y}${crests}V${H}H${x0}z`, fill);
    };
    const shift = () => -d.int(0, 4) * 40;
    return (
      circle(d.int(120, 520), 120, 70, pop) +
      wave(140, 60, shift(), tint) +
      wave(210, 70, shift(), mid) +
      wave(290, 60, shift(), main)
    );
  },
  // A wave form, half played.
  ({ main, mid, pop, tint }, d) => {
    const count = 19;
    const played = d.int(6, 12);
    const beat = d.int(2, 4);
    return (
      rect(0, 178, W, 4, tint) +
      repeat(count, (i) => {
        const height = 40 + Math.abs(Math.sin((i * beat * Math.PI) / count + 0.4)) * 170 + d.int(0, 60);
        return rect(46 + i * 29.2, 180 - height / 2, 18, height, i < played ? main : i === played ? pop : mid, 9);
      })
    );
  },
  // A strip of film, and play.
  ({ main, mid, pop, tint, ground }, d) => {
    const turn = d.pick([-12, -8, 8, 12]);
    const holes = (y: number) => line(`M-60 ${y}H760`, ground, 20).replace('/>', ' stroke-dasharray="24 22"/>');
    const frames = repeat(4, (i) => rect(-70 + i * 210, 104, 190, 152, i % 2 === 0 ? mid : tint, 6));
    const x = d.int(290, 350);
    return (
      moved(`rotate(${turn} 320 180)`, rect(-100, 44, 860, 272, main), holes(74), holes(286), frames) +
      circle(x, 180, 84, pop) +
      polygon(
        [
          [x - 26, 134],
          [x + 50, 180],
          [x - 26, 226],
        ],
        main,
      )
    );
  },
  // A disc leaving its sleeve.
  ({ main, mid, pop, tint, ground }, d) => {
    const out = d.int(350, 400);
    const grooves = [104, 84, 64].map((r) => ring(out, 180, r, 3, tint)).join('');
    const print = d.pick([
      circle(210, 180, 70, pop),
      path('M90 300A240 240 0 0 1 330 60V300z', pop),
      repeat(3, (i) => rect(90, 108 + i * 64, 240, 26, i === 1 ? pop : mid)),
    ]);
    return mirrored(
      d,
      circle(out, 180, 124, mid) +
        grooves +
        circle(out, 180, 40, pop) +
        circle(out, 180, 9, ground) +
        rect(78, 48, 264, 264, ground) +
        rect(90, 60, 240, 240, main) +
        print,
    );
  },
];

/** Sales: the funnel, the chain, the climb. */
export const sales: Motifs = [
  // A funnel in slices.
  ({ main, mid, pop, tint }, d) => {
    const x = d.pick([250, 320, 390]);
    const hues = d.pick([
      [tint, mid, main],
      [mid, main, mid],
      [main, mid, tint],
    ]);
    const half = (y: number) => 210 - y * 0.66;
    return (
      hues
        .map((hue, i) => {
          const y = 34 + i * 78;
          return polygon(
            [
              [x - half(y), y],
              [x + half(y), y],
              [x + half(y + 66), y + 66],
              [x - half(y + 66), y + 66],
            ],
            hue,
          );
        })
        .join('') + circle(x, 304, 34, pop)
    );
  },
  // Price tags on one string.
  ({ main, mid, pop, tint, ground }, d) => {
    const x = d.int(150, 200);
    const tag = (turn: number, hue: string, marks: string) =>
      moved(
        `translate(${x} 120) rotate(${turn})`,
        path('M-44 0L10 -78H330a18 18 0 0 1 18 18V60a18 18 0 0 1 -18 18H10z', hue),
        circle(14, 0, 16, ground),
        marks,
      );
    const marks = d.pick([
      line('M230 -44L150 44', ground, 14, true) + circle(148, -30, 19, ground) + circle(232, 30, 19, ground),
      rect(90, -34, 190, 22, ground, 11) + rect(90, 8, 110, 22, ground, 11),
      rect(300, -78, 24, 156, ground),
    ]);
    const turn = d.int(6, 14);
    return mirrored(
      d,
      tag(turn + 34, tint, '') +
        tag(turn + 17, mid, '') +
        tag(turn, d.pick([main, pop]), marks) +
        line(`M-10 ${d.int(10, 60)}C60 20 110 60 ${x + 12} 122`, pop, 8, true),
    );
  },
  // Links of a chain.
  ({ main, mid, pop, tint, ground }, d) => {
    const r = 74;
    const pitch = 144;
    const straight = 76;
    const hues = d.pick([
      [main, mid, pop],
      [mid, pop, main],
      [pop, main, mid],
    ]);
    const hue = (i: number): string => hues[i] ?? main;
    const left = (i: number): number => 64 + i * pitch;
    const link = (i: number) =>
      `M${left(i) + r} ${180 - r}h${straight}a${r} ${r} 0 0 1 0 ${r * 2}h${-straight}a${r} ${r} 0 0 1 0 ${-r * 2}z`;
    // Redrawn over the next link, so that each passes through the other.
    // The colour runs on a little beyond its margin, or the joint would show as a hairline.
    const over = (i: number, beyond: number) =>
      `M${left(i) + r + straight - 10 - beyond} ${180 - r}h${10 + beyond}a${r} ${r} 0 0 1 ${r} ${r}v${beyond}`;
    const drawn = (margin: string, way: string, i: number) => line(margin, ground, 48) + line(way, hue(i), 34);
    return mirrored(
      d,
      moved(
        `rotate(${d.pick([-14, -9, 9, 14])} 320 180)`,
        rect(-100, 168, 840, 24, tint),
        repeat(3, (i) => drawn(link(i), link(i), i)),
        repeat(2, (i) => drawn(over(i, 0), over(i, 3), i)),
      ),
    );
  },
  // Arrows that rise, each higher than the last.
  ({ main, mid, pop, tint }, d) => {
    const count = d.int(3, 4);
    const step = 560 / count;
    const best = d.pick([count - 1, count - 2]);
    return repeat(count, (i) => {
      const x = 40 + (i + 0.5) * step;
      const top = i === best ? 40 : 220 - i * (150 / count) - d.int(0, 20);
      const half = step * 0.36;
      const stem = half * 0.52;
      return polygon(
        [
          [x, top],
          [x + half, top + half],
          [x + stem, top + half],
          [x + stem, H],
          [x - stem, H],
          [x - stem, top + half],
          [x - half, top + half],
        ],
        i === best ? pop : ([tint, mid, main, mid][i] ?? main),
      );
    });
  },
];
