import { card, cards, columns, rules, words, type Area, type Pane, type Words } from './screen-ui.ts';
import { dots, line, rect, repeat, series, type Point } from './svg.ts';

/** Rows with a face, facts, a state and a figure. */
export const table: Pane = (area, ui, dice) => {
  const rows = 8;
  const step = (area.h - 40) / rows;
  const y = (i: number) => area.y + 40 + (i + 0.5) * step;
  const at = [0.08, 0.36, 0.58, 0.86].map((share) => area.x + area.w * share);
  const [name = 0, fact = 0, state = 0, figure = 0] = at;
  const chosen = dice.int(0, rows - 1);
  const states = series(rows, (i) => ({ i, hue: dice.pick(['strong', 'pale', 'pale', 'pop']) }));
  const pills = (hue: 'strong' | 'pale' | 'pop') =>
    words(
      states.filter((s) => s.hue === hue).map(({ i }) => [state, y(i), 70]),
      ui[hue],
      20,
    );
  return (
    card(area, ui) +
    rect(area.x + 1, y(chosen) - step / 2, area.w - 2, step, ui.soft) +
    words(
      at.map((x): Words => [x, area.y + 21, 46]),
      ui.bar,
      7,
    ) +
    rules(
      series(rows, (i) => [area.x, area.y + 40 + i * step, area.w]),
      ui.rule,
    ) +
    dots(
      series(rows, (i): Point => [area.x + area.w * 0.045, y(i)]),
      10,
      ui.half,
    ) +
    words(
      series(rows, (i) => [name, y(i), 80 + dice.int(0, 60)]),
      ui.text,
    ) +
    words(
      series(rows, (i) => [fact, y(i), 50 + dice.int(0, 60)]),
      ui.bar,
    ) +
    pills('strong') +
    pills('pale') +
    pills('pop') +
    words(
      series(rows, (i) => [figure, y(i), 40 + dice.int(0, 24)]),
      ui.text,
    )
  );
};

/** Columns of cards, one of them just moved. */
export const board: Pane = (area, ui, dice) => {
  const count = dice.int(3, 4);
  const w = (area.w - (count - 1) * 14) / count;
  const moved = dice.int(1, count - 1);
  const fitting = Math.floor((area.h - 46) / 88);
  const x = (column: number) => area.x + column * (w + 14);
  const slots = series(count, (column) =>
    series(dice.int(2, fitting), (row): Area => ({ x: x(column) + 10, y: area.y + 42 + row * 88, w: w - 20, h: 78 })),
  );
  const target = slots[moved]?.[0];
  const all = slots.flat();
  return (
    repeat(count, (column) => rect(x(column), area.y, w, area.h, ui.soft, 10)) +
    dots(
      slots.map((_, column): Point => [x(column) + 20, area.y + 22]),
      5,
      ui.strong,
    ) +
    words(
      slots.map((_, column): Words => [x(column) + 34, area.y + 22, 50 + dice.int(0, 30)]),
      ui.text,
    ) +
    cards(all, ui) +
    (target ? card(target, ui, ui.strong) : '') +
    words(
      all.flatMap((slot): Words[] => [
        [slot.x + 14, slot.y + 22, slot.w - 50 - dice.int(0, 30)],
        [slot.x + 14, slot.y + 38, slot.w - 70],
      ]),
      ui.bar,
    ) +
    words(
      all.filter((_, i) => i % 3 !== 1).map((slot): Words => [slot.x + 14, slot.y + 60, 40]),
      ui.pale,
      10,
    ) +
    words(
      all.filter((_, i) => i % 3 === 1).map((slot): Words => [slot.x + 14, slot.y + 60, 40]),
      ui.pop,
      10,
    ) +
    dots(
      all.map((slot): Point => [slot.x + slot.w - 20, slot.y + 58]),
      9,
      ui.half,
    )
  );
};

/** A week or month with what is booked. */
export const calendar: Pane = (area, ui, dice) => {
  const w = area.w / 7;
  const rows = 4;
  const top = area.y + 30;
  const h = (area.h - 30) / rows;
  const today = dice.int(8, 18);
  const cell = (i: number): [number, number] => [area.x + (i % 7) * w, top + Math.floor(i / 7) * h];
  const [tx, ty] = cell(today);
  const booked = series(28, (i) => i).filter((i) => i % 7 < 5 && i !== today && dice.chance(0.5));
  const grid = series(6, (i) => `M${Math.round(area.x + (i + 1) * w)} ${top}v${area.h - 30}`).join('');
  const taken = new Set([...booked, today]);
  const event = (i: number): Words => {
    const [x, y] = cell(i);
    const days = i % 7 < 4 && !taken.has(i + 1) ? 2 : 1;
    return [x + 8, y + 42, w * days - 16];
  };
  return (
    card({ ...area, y: top, h: area.h - 30 }, ui) +
    words(
      series(7, (i) => [area.x + (i + 0.5) * w - 14, area.y + 12, 28]),
      ui.bar,
    ) +
    line(grid, ui.rule, 1) +
    rules(
      series(rows - 1, (i) => [area.x, top + (i + 1) * h, area.w]),
      ui.rule,
    ) +
    rect(tx + 1, ty + 1, w - 2, h - 2, ui.pale) +
    words(
      series(28, (i) => {
        const [x, y] = cell(i);
        return [x + 10, y + 18, 12];
      }),
      ui.bar,
      7,
    ) +
    words(booked.filter((i) => i % 2 === 0).map(event), ui.strong, 16) +
    words(booked.filter((i) => i % 2 === 1).map(event), ui.half, 16) +
    words([[tx + 8, ty + 42, w - 16]], ui.pop, 16)
  );
};

/** Conversations beside the one that is open. */
export const inbox: Pane = (area, ui, dice) => {
  const [list, thread] = columns(area, Math.round(area.w * 0.34));
  const rows = 6;
  const step = area.h / rows;
  const open = dice.int(0, 2);
  const y = (i: number) => list.y + (i + 0.5) * step;
  let at = thread.y + 10;
  const bubbles = repeat(4, (i) => {
    const mine = i % 2 === 1;
    const w = thread.w * (0.46 + dice.int(0, 16) / 100);
    const lines = dice.int(1, 3);
    const h = 26 + lines * 16;
    const x = mine ? thread.x + thread.w - w - 12 : thread.x + 12;
    const bubble =
      rect(x, at, w, h, mine ? ui.strong : ui.soft, 14) +
      words(
        series(lines, (n) => [x + 18, at + 21 + n * 16, n === lines - 1 ? w * 0.5 : w - 36]),
        mine ? ui.half : ui.bar,
        7,
      );
    at += h + 14;
    return bubble;
  });
  return (
    rect(list.x, y(open) - step / 2, list.w, step, ui.pale, 8) +
    dots(
      series(rows, (i): Point => [list.x + 28, y(i)]),
      14,
      ui.half,
    ) +
    words(
      series(rows, (i) => [list.x + 54, y(i) - 9, 60 + dice.int(0, 40)]),
      ui.text,
    ) +
    words(
      series(rows, (i) => [list.x + 54, y(i) + 9, list.w - 90 - dice.int(0, 30)]),
      ui.bar,
    ) +
    dots([[list.x + list.w - 14, y(open + 2) - 8]], 6, ui.pop) +
    line(`M${list.x + list.w + 8} ${area.y}v${area.h}`, ui.rule, 1) +
    bubbles +
    card({ x: thread.x + 12, y: area.y + area.h - 48, w: thread.w - 24, h: 48 }, ui) +
    words([[thread.x + 30, area.y + area.h - 24, 120]], ui.bar) +
    words([[thread.x + thread.w - 82, area.y + area.h - 24, 54]], ui.pop, 24)
  );
};
