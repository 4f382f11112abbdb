import { mix } from './palette.ts';
import { card, columns, words, type Pane, type Words } from './screen-ui.ts';
import { circle, dots, line, rect, repeat, series, type Point } from './svg.ts';

/** Files, code, and a console that is content. */
export const code: Pane = (area, ui, dice) => {
  const [tree, editor] = columns(area, 150);
  const indents = dice.pick([
    [0, 1, 1, 2, 2, 3, 2, 1, 1, 2, 0],
    [0, 0, 1, 2, 2, 1, 0, 1, 2, 2, 1],
    [0, 1, 2, 3, 3, 2, 2, 1, 0, 0, 1],
  ]);
  const open = dice.int(2, 6);
  const console_ = { x: editor.x, y: area.y + area.h - 96, w: editor.w, h: 96 };
  const tokens = indents.map((indent, i) => {
    const x = editor.x + 44 + indent * 26;
    const y = editor.y + 18 + i * 23;
    const first = dice.int(30, 74);
    return {
      head: [x, y, first] as const,
      rest: [x + first + 10, y, dice.int(60, 190)] as const,
      extra: [x + first + 260, y, dice.int(30, 70)] as const,
    };
  });
  return (
    rect(tree.x, tree.y + (open + 0.5) * 28 - 14, tree.w, 28, ui.pale, 6) +
    words(
      series(11, (i): Words => [tree.x + 14 + (i % 4 === 0 ? 0 : 16), tree.y + 14 + i * 28, 60 + ((i * 23) % 50)]),
      ui.bar,
    ) +
    line(`M${editor.x - 8} ${area.y}v${area.h}`, ui.rule, 1) +
    rect(editor.x, editor.y + 18 + open * 23 - 11, editor.w, 22, ui.soft) +
    words(
      tokens.map((_, i): Words => [editor.x + 10, editor.y + 18 + i * 23, 12]),
      ui.bar,
      6,
    ) +
    words(
      tokens.map((t) => t.head),
      ui.strong,
    ) +
    words(
      tokens.map((t) => t.rest),
      ui.half,
    ) +
    words(
      tokens.filter((_, i) => i % 3 === 1).map((t) => t.extra),
      ui.pop,
    ) +
    rect(console_.x, console_.y, console_.w, console_.h, ui.soft, 8) +
    words(
      series(3, (i): Words => [console_.x + 34, console_.y + 24 + i * 24, dice.int(120, 300)]),
      ui.bar,
    ) +
    dots(
      series(3, (i): Point => [console_.x + 18, console_.y + 24 + i * 24]),
      5,
      ui.strong,
    )
  );
};

/** A page being written, with remarks in the margin. */
export const document: Pane = (area, ui, dice) => {
  const margin = dice.pick([170, 190]);
  const [page, side] = columns(area, area.w - margin, 20);
  const left = page.x + 56;
  const width = page.w - 112;
  const marked = dice.int(1, 5);
  const y = (i: number) => page.y + 128 + i * 22 + Math.floor(i / 4) * 20;
  const fitting = Math.floor((area.h - 128) / 27);
  // No line of a paragraph alone at the foot of the page.
  const lines = fitting % 4 === 1 ? fitting - 1 : fitting;
  const prose = series(lines, (i): Words => [left, y(i), i % 4 === 3 ? width * 0.55 : width - dice.int(0, 26)]);
  const remark = (at: number, own: boolean) =>
    card({ x: side.x, y: at, w: side.w, h: 88 }, ui, own ? ui.pale : ui.paper) +
    circle(side.x + 22, at + 24, 9, own ? ui.pop : ui.half) +
    words([[side.x + 38, at + 24, 60]], ui.text, 7) +
    words(
      [
        [side.x + 14, at + 50, side.w - 34],
        [side.x + 14, at + 68, side.w - 70],
      ],
      ui.bar,
      7,
    );
  return (
    card(page, ui) +
    words([[left, page.y + 52, width * 0.72]], ui.strong, 20) +
    words([[left, page.y + 88, 90]], ui.bar, 7) +
    words([[left - 4, y(marked), width * 0.6]], mix(ui.pop, ui.paper, 0.5), 18) +
    words(prose, ui.bar, 7) +
    rect(left + width * 0.6 + 2, y(marked) - 12, 2, 24, ui.strong) +
    remark(page.y + dice.int(20, 60), true) +
    remark(page.y + dice.int(190, 230), false)
  );
};

/** A question, an answer with its working, and the line for the next question. */
export const chat: Pane = (area, ui, dice) => {
  const width = Math.min(area.w, 600);
  const x = area.x + (area.w - width) / 2;
  const asked = dice.int(200, 300);
  const answer = area.y + 74;
  const room = Math.min(130, area.h - 246);
  const count = dice.int(6, 8);
  const chart = () =>
    card({ x: x + 44, y: answer + 92, w: width - 44, h: room }, ui) +
    repeat(count, (i) => {
      const h = Math.round((room - 34) * (dice.int(28, 100) / 100));
      return rect(
        x + 70 + (i * (width - 96)) / count,
        answer + 78 + room - h,
        34,
        h,
        i === count - 2 ? ui.pop : i % 2 ? ui.half : ui.strong,
        4,
      );
    });
  const third = (width - 68) / 3;
  const pictures = () =>
    repeat(3, (i) => {
      const left = x + 44 + i * (third + 12);
      return (
        card({ x: left, y: answer + 92, w: third, h: room }, ui) +
        rect(left + 12, answer + 104, third - 24, room - 68, [ui.pale, ui.half, ui.pop][i] ?? ui.pale, 6) +
        words(
          [
            [left + 12, answer + 56 + room, third - 40],
            [left + 12, answer + 73 + room, third - 70],
          ],
          ui.bar,
          7,
        )
      );
    });
  return (
    rect(x + width - asked, area.y, asked, 50, ui.strong, 16) +
    words([[x + width - asked + 20, area.y + 25, asked - 44]], ui.half) +
    circle(x + 14, answer + 14, 14, ui.pop) +
    words(
      series(4, (i): Words => [x + 44, answer + 10 + i * 20, i === 3 ? width * 0.45 : width - 44 - dice.int(0, 60)]),
      ui.bar,
    ) +
    dice.pick([chart, pictures])() +
    card({ x, y: area.y + area.h - 54, w: width, h: 54 }, ui, ui.soft) +
    words([[x + 22, area.y + area.h - 27, 180]], ui.bar) +
    circle(x + width - 30, area.y + area.h - 27, 16, ui.strong)
  );
};
