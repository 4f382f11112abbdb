import type { Dice } from './hash.ts';
import { card, cards, columns, rules, words, type Area, type Pane, type Ui, type Words } from './screen-ui.ts';
import { arc, circle, dots, line, path, rect, repeat, ring, series, through, type Point } from './svg.ts';

const inset = ({ x, y, w, h }: Area, by: number): Area => ({ x: x + by, y: y + by, w: w - by * 2, h: h - by * 2 });

function curve({ x, y, w, h }: Area, dice: Dice, count = 9): Point[] {
  return series(count, (i): Point => [
    x + (i * w) / (count - 1),
    y + h - h * (0.2 + (i / count) * 0.6) + dice.int(-10, 10) * (h / 80),
  ]);
}

function chart(area: Area, ui: Ui, dice: Dice): string {
  const plot = { ...inset(area, 20), y: area.y + 52, h: area.h - 76 };
  const grid = rules(
    series(4, (i) => [plot.x, plot.y + (i * plot.h) / 3, plot.w]),
    ui.rule,
  );
  const head =
    words([[area.x + 20, area.y + 26, 110]], ui.text) +
    words([[area.x + area.w - 120, area.y + 26, 44]], ui.pale, 16) +
    words([[area.x + area.w - 66, area.y + 26, 44]], ui.strong, 16);
  const bottom = plot.y + plot.h;
  const kind = dice.pick(['bars', 'area', 'lines']);
  if (kind === 'bars') {
    const count = dice.int(9, 14);
    const step = plot.w / count;
    const best = dice.int(count - 5, count - 1);
    const column = (i: number) => Math.round(plot.h * (0.25 + 0.45 * (i / count)) + dice.int(-20, 24));
    return (
      card(area, ui) +
      head +
      grid +
      repeat(count, (i) => {
        const h = i === best ? plot.h - 6 : column(i);
        return rect(
          plot.x + i * step + step * 0.2,
          bottom - h,
          step * 0.6,
          h,
          i === best ? ui.pop : i % 2 ? ui.half : ui.strong,
          3,
        );
      })
    );
  }
  const top = curve(plot, dice);
  const lower = curve({ ...plot, y: plot.y + plot.h * 0.3, h: plot.h * 0.7 }, dice);
  const last = top.at(-3) ?? [0, 0];
  const under =
    kind === 'area' ? path(`${through([[plot.x, bottom], ...top, [plot.x + plot.w, bottom]])}z`, ui.pale) : '';
  return (
    card(area, ui) +
    head +
    grid +
    under +
    line(through(lower), ui.half, 3, true) +
    line(through(top), ui.strong, 4, true) +
    circle(...last, 8, ui.pop)
  );
}

function shares(area: Area, ui: Ui, dice: Dice): string {
  const cx = area.x + area.w / 2;
  const r = Math.min(area.w / 2 - 36, area.h / 2 - 62);
  const cy = area.y + 60 + r;
  const first = dice.int(110, 190);
  const second = first + dice.int(50, 90);
  const legend = series(2, (i): [number, number, number] => [
    area.x + 40,
    area.y + area.h - 46 + i * 22,
    60 + dice.int(0, 40),
  ]);
  return (
    card(area, ui) +
    words([[area.x + 20, area.y + 26, 80]], ui.text) +
    line(arc(cx, cy, r, second - 90, 268), ui.pale, 24) +
    line(arc(cx, cy, r, first - 88, second - 92), ui.pop, 24) +
    line(arc(cx, cy, r, -88, first - 92), ui.strong, 24) +
    words(legend, ui.bar) +
    dots([[area.x + 26, area.y + area.h - 46]], 5, ui.strong) +
    dots([[area.x + 26, area.y + area.h - 24]], 5, ui.pop)
  );
}

function ranking(area: Area, ui: Ui, dice: Dice): string {
  const count = Math.floor((area.h - 60) / 36);
  return (
    card(area, ui) +
    words([[area.x + 20, area.y + 26, 80]], ui.text) +
    repeat(
      count,
      (i) =>
        words([[area.x + 20, area.y + 62 + i * 36, area.w - 40]], ui.soft, 14) +
        words(
          [[area.x + 20, area.y + 62 + i * 36, (area.w - 40) * (0.9 - i * 0.13) - dice.int(0, 10)]],
          i === 0 ? ui.pop : ui.half,
          14,
        ),
    )
  );
}

/** Figures above, a chart below, a second view beside it. */
export const dashboard: Pane = (area, ui, dice) => {
  const count = dice.int(3, 4);
  const w = (area.w - (count - 1) * 14) / count;
  const up = dice.int(0, count - 1);
  const tiles = series(count, (i): Area => ({ x: area.x + i * (w + 14), y: area.y, w, h: 84 }));
  const figure = (tile: Area): Words => [tile.x + 16, tile.y + 54, 64];
  const sparks = tiles.map((tile) => through(curve({ x: tile.x + w - 66, y: tile.y + 30, w: 50, h: 36 }, dice, 6)));
  const figures =
    cards(tiles, ui) +
    words(
      tiles.map((tile): Words => [tile.x + 16, tile.y + 24, 40 + dice.int(0, 24)]),
      ui.bar,
    ) +
    words(tiles.filter((_, i) => i !== up).map(figure), ui.text, 18) +
    words(tiles.filter((_, i) => i === up).map(figure), ui.pop, 18) +
    line(sparks.join(''), ui.half, 3, true);
  const below = { ...area, y: area.y + 98, h: area.h - 98 };
  const [left, right] = columns(below, Math.round(area.w * dice.pick([0.64, 0.68])), 14);
  return figures + chart(left, ui, dice) + dice.pick([shares, ranking])(right, ui, dice);
};

/** Machines joined by lines over a list of their load. */
export const topology: Pane = (area, ui, dice) => {
  const map = { ...area, h: Math.round(area.h * 0.6) };
  const hub: Point = [map.x + map.w * 0.3, map.y + map.h / 2];
  const nodes = series(dice.int(4, 5), (i): Point => [
    map.x + map.w * (i % 2 === 0 ? 0.58 : 0.78),
    map.y + 36 + i * ((map.h - 72) / 4),
  ]);
  const busy = dice.int(0, nodes.length - 1);
  const entry: Point = [map.x + map.w * 0.1, hub[1]];
  const box = ([x, y]: Point, fill: string, mark: string) =>
    rect(x - 46, y - 17, 92, 34, fill, 8) + words([[x - 14, y, 44]], mark) + dots([[x - 30, y]], 6, mark);
  const list = series(3, (i) => map.y + map.h + 36 + i * 44);
  return (
    card(map, ui, ui.soft) +
    line(
      nodes.map(([x, y]) => `M${hub.join(' ')}C${hub[0] + 90} ${hub[1]} ${x - 120} ${y} ${x} ${y}`).join('') +
        through([entry, hub]),
      ui.half,
      3,
    ) +
    circle(...entry, 16, ui.text) +
    box(hub, ui.strong, ui.paper) +
    nodes.map((at, i) => box(at, i === busy ? ui.pop : ui.paper, i === busy ? ui.paper : ui.half)).join('') +
    rules(
      list.map((y) => [area.x, y + 20, area.w]),
      ui.rule,
    ) +
    dots(
      list.map((y): Point => [area.x + 12, y]),
      6,
      ui.strong,
    ) +
    words(
      list.map((y, i) => [area.x + 32, y, 90 + ((i * 37) % 60)]),
      ui.bar,
    ) +
    list
      .map(
        (y, i) =>
          words([[area.x + area.w * 0.4, y, area.w * 0.36]], ui.soft, 10) +
          words([[area.x + area.w * 0.4, y, area.w * (0.1 + dice.int(0, 24) / 100)]], i === 1 ? ui.pop : ui.half, 10),
      )
      .join('') +
    words(
      list.map((y) => [area.x + area.w - 50, y, 50]),
      ui.text,
    )
  );
};

/** A score, and the checks behind it. */
export const checks: Pane = (area, ui, dice) => {
  const [left, right] = columns(area, Math.round(area.w * 0.32));
  const cx = left.x + left.w / 2;
  const cy = left.y + 118;
  const rows = 7;
  const step = area.h / rows;
  const off = dice.int(1, 5);
  const y = (i: number) => right.y + (i + 0.5) * step;
  const on = (i: number) => i !== off && i !== off + 1;
  const toggles = (wanted: boolean) => series(rows, (i) => i).filter((i) => on(i) === wanted);
  return (
    card(left, ui, ui.soft) +
    ring(cx, cy, 66, 18, ui.rule) +
    line(arc(cx, cy, 66, -90, dice.int(110, 220)), ui.strong, 18) +
    words([[cx - 28, cy, 56]], ui.text, 18) +
    words(
      series(4, (i) => [left.x + 24, left.y + 236 + i * 30, left.w - 60 - dice.int(0, 60)]),
      ui.bar,
    ) +
    rules(
      series(rows - 1, (i) => [right.x, right.y + (i + 1) * step, right.w]),
      ui.rule,
    ) +
    dots(
      toggles(true).map((i): Point => [right.x + 14, y(i)]),
      9,
      ui.strong,
    ) +
    dots(
      toggles(false).map((i): Point => [right.x + 14, y(i)]),
      9,
      ui.pop,
    ) +
    words(
      series(rows, (i) => [right.x + 40, y(i) - 8, 110 + dice.int(0, 70)]),
      ui.text,
    ) +
    words(
      series(rows, (i) => [right.x + 40, y(i) + 10, 160 + dice.int(0, 100)]),
      ui.bar,
    ) +
    words(
      toggles(true).map((i) => [right.x + right.w - 48, y(i), 40]),
      ui.strong,
      22,
    ) +
    words(
      toggles(false).map((i) => [right.x + right.w - 48, y(i), 40]),
      ui.bar,
      22,
    ) +
    dots(
      series(rows, (i): Point => [right.x + right.w - (on(i) ? 19 : 37), y(i)]),
      8,
      ui.paper,
    )
  );
};
