import type { Dice } from './hash.ts';
import { H, W, type Motifs } from './motif.ts';
import { columns, rules, words, type Area, type Pane, type Ui, type Words } from './screen-ui.ts';
import { circle, dots, num, path, rect, repeat, series, type Point } from './svg.ts';

/** A picture inside the app: one of the category's own cover compositions. A nested svg clips it without an id. */
function picture({ x, y, w, h }: Area, ui: Ui, dice: Dice, motifs: Motifs): string {
  const motif = dice.pick(motifs);
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, W, H, ui.scheme.ground)}${motif(ui.scheme, dice)}</svg>`;
}

/** An artboard on a canvas, layers on one side and settings on the other. */
export const canvas =
  (motifs: Motifs): Pane =>
  (area, ui, dice) => {
    const [stage, panel] = columns(area, area.w - 160);
    const w = stage.w - 76;
    const board = { x: stage.x + 38, y: stage.y + (stage.h - (w * H) / W) / 2, w, h: (w * H) / W };
    const corners: Point[] = [
      [board.x, board.y],
      [board.x + w, board.y],
      [board.x, board.y + board.h],
      [board.x + w, board.y + board.h],
    ];
    const handles = corners.map(([x, y]) =>
      rect(x - 5, y - 5, 10, 10, ui.paper).replace('/>', ` stroke="${ui.pop}" stroke-width="2"/>`),
    );
    const swatches = [ui.scheme.ground, ui.scheme.main, ui.scheme.mid, ui.scheme.pop];
    return (
      rect(stage.x, stage.y, stage.w, stage.h, ui.soft, 8) +
      picture(board, ui, dice, motifs) +
      rect(board.x, board.y, board.w, board.h, 'none').replace('/>', ` stroke="${ui.pop}" stroke-width="2"/>`) +
      handles.join('') +
      words([[board.x, board.y - 14, 60]], ui.bar, 7) +
      words(
        [
          [panel.x, panel.y + 10, 70],
          [panel.x, panel.y + 150, 54],
          [panel.x, panel.y + 262, 64],
        ],
        ui.text,
      ) +
      words(
        series(3, (i): Words => [panel.x, panel.y + 40 + i * 30, panel.w]),
        ui.soft,
        20,
      ) +
      words(
        series(3, (i): Words => [panel.x + 12, panel.y + 40 + i * 30, dice.int(40, 90)]),
        ui.bar,
        7,
      ) +
      swatches
        .map((hue, i) => rect(panel.x + i * 40, panel.y + 172, 32, 32, hue, 6).replace('/>', ` stroke="${ui.rule}"/>`))
        .join('') +
      words(
        series(3, (i): Words => [panel.x, panel.y + 294 + i * 30, panel.w]),
        ui.rule,
        4,
      ) +
      series(3, (i) =>
        circle(panel.x + dice.int(20, 130), panel.y + 294 + i * 30, 8, i === 1 ? ui.pop : ui.strong),
      ).join('')
    );
  };

/** A preview over tracks and a playhead. */
export const player =
  (motifs: Motifs): Pane =>
  (area, ui, dice) => {
    const h = area.h - 138;
    const w = Math.min(area.w, (h * W) / H);
    const [screen, bin] = columns({ ...area, h }, w);
    const top = area.y + h + 18;
    const at = Math.round(area.x + area.w * (dice.int(30, 70) / 100));
    const tracks = repeat(3, (track) => {
      let x = area.x + dice.int(0, 40);
      let clips = '';
      for (let i = 0; x < area.x + area.w - 40; i++) {
        const length = Math.min(dice.int(70, 200), area.x + area.w - x);
        clips += rect(
          x,
          top + 12 + track * 36,
          length,
          30,
          [ui.strong, ui.half, ui.pale][(track + (i % 2)) % 3] ?? ui.half,
          6,
        );
        x += length + (dice.chance(0.3) ? 30 : 4);
      }
      return clips;
    });
    const cx = screen.x + w / 2;
    const cy = screen.y + h / 2;
    return (
      picture(screen, ui, dice, motifs) +
      circle(cx, cy, 30, ui.paper) +
      path(`M${num(cx - 9)} ${num(cy - 13)}v26l22 -13z`, ui.strong) +
      (bin.w > 60
        ? repeat(
            Math.floor(h / 66),
            (i) =>
              rect(bin.x, bin.y + i * 66, 74, 54, [ui.pale, ui.half, ui.pop, ui.pale][i % 4] ?? ui.pale, 6) +
              (bin.w > 120
                ? words(
                    [
                      [bin.x + 86, bin.y + 18 + i * 66, bin.w - 96],
                      [bin.x + 86, bin.y + 36 + i * 66, (bin.w - 96) * 0.6],
                    ],
                    ui.bar,
                    7,
                  )
                : ''),
          )
        : '') +
      rules([[area.x, top, area.w]], ui.rule) +
      tracks +
      rect(at - 1.5, top, 3, 120, ui.pop) +
      circle(at, top, 7, ui.pop)
    );
  };

/** A lesson being watched, and those that follow. */
export const course =
  (motifs: Motifs): Pane =>
  (area, ui, dice) => {
    const [lesson, list] = columns(area, Math.round(area.w * 0.64), 20);
    const h = (lesson.w * H) / W;
    const rows = 7;
    const step = area.h / rows;
    const now = dice.int(2, 4);
    const y = (i: number) => list.y + (i + 0.5) * step;
    const share = dice.int(25, 75) / 100;
    return (
      picture({ ...lesson, h }, ui, dice, motifs) +
      words([[lesson.x, lesson.y + h + 16, lesson.w]], ui.rule, 6) +
      words([[lesson.x, lesson.y + h + 16, lesson.w * share]], ui.pop, 6) +
      words([[lesson.x, lesson.y + h + 46, lesson.w * 0.5]], ui.text, 12) +
      words(
        series(Math.floor((area.h - h - 60) / 22), (i): Words => [
          lesson.x,
          lesson.y + h + 76 + i * 22,
          lesson.w - dice.int(10, 90),
        ]),
        ui.bar,
        7,
      ) +
      rect(list.x, y(now) - step / 2 + 3, list.w, step - 6, ui.pale, 8) +
      dots(
        series(now, (i): Point => [list.x + 24, y(i)]),
        11,
        ui.strong,
      ) +
      dots([[list.x + 24, y(now)]], 11, ui.pop) +
      dots(
        series(rows - now - 1, (i): Point => [list.x + 24, y(now + 1 + i)]),
        11,
        ui.rule,
      ) +
      words(
        series(rows, (i): Words => [list.x + 48, y(i) - 8, 70 + dice.int(0, 50)]),
        ui.text,
      ) +
      words(
        series(rows, (i): Words => [list.x + 48, y(i) + 9, 50 + dice.int(0, 40)]),
        ui.bar,
        7,
      )
    );
  };
