import { motifsOf } from './motifs.ts';
import { dice, type Choices, type Dice } from './hash.ts';
import { schemeOf } from './palette.ts';
import { checks, dashboard, topology } from './screen-charts.ts';
import { chat, code, document } from './screen-editors.ts';
import { board, calendar, inbox, table } from './screen-lists.ts';
import { canvas, course, player } from './screen-pictures.ts';
import { rules, uiOf, words, type Area, type Pane, type Ui } from './screen-ui.ts';
import { dots, line, path, rect, series, svg, type Point } from './svg.ts';

const WIDTH = 960;
const HEIGHT = 600;
const FRAME: Area = { x: 44, y: 40, w: WIDTH - 88, h: HEIGHT - 80 };
const BAR = 38;

const panes: Readonly<Record<string, (category: string) => Choices<Pane>>> = {
  ai: (c) => [chat, chat, canvas(motifsOf(c)), document],
  analytics: () => [dashboard],
  design: (c) => [canvas(motifsOf(c))],
  development: () => [code, code, topology],
  education: (c) => [course(motifsOf(c)), course(motifsOf(c)), calendar],
  finance: () => [dashboard, table],
  infrastructure: () => [topology, topology, dashboard],
  marketing: (c) => [canvas(motifsOf(c)), dashboard, calendar],
  media: (c) => [player(motifsOf(c))],
  productivity: () => [board, calendar],
  sales: () => [board, table, dashboard],
  security: () => [checks, checks, table],
  support: () => [inbox],
  writing: () => [document],
  other: () => [table, board, dashboard],
};

/** Trades that work in dark windows. */
const nocturnal: readonly string[] = ['development', 'infrastructure', 'media', 'security'];

const SIDE_ROWS = 8;

/** The window's navigation, and the area it leaves. */
function sidebar(area: Area, ui: Ui, throws: Dice): [string, Area] {
  const kind = throws.pick(['wide', 'wide', 'rail', 'tabs']);
  const chosen = throws.int(1, 4);
  const { x, y, w, h } = area;
  if (kind === 'tabs') {
    const tabs = series(5, (i): [number, number, number] => [x + 28 + i * 104, y + 22, 66]);
    return [
      words(tabs, ui.bar) +
        words(tabs.slice(chosen, chosen + 1), ui.strong) +
        rules([[x, y + 44, w]], ui.rule) +
        rect(x + 28 + chosen * 104, y + 41, 66, 4, ui.pop),
      { x, y: y + 44, w, h: h - 44 },
    ];
  }
  if (kind === 'rail') {
    const icons = series(6, (i): Point => [x + 29, y + 80 + i * 48]);
    const rail = path(`M${x} ${y}h58v${h}h-44a14 14 0 0 1 -14 -14z`, ui.rail);
    return [
      rail +
        rect(x + 15, y + 14, 28, 28, ui.pop, 8) +
        rect(x + 9, y + 60 + (chosen - 1) * 48, 40, 40, ui.half, 10) +
        dots(icons, 8, ui.paper),
      { x: x + 58, y, w: w - 58, h },
    ];
  }
  const wide = 172;
  const at = (i: number) => y + 84 + i * 34 + (i > 4 ? 26 : 0);
  const names = series(SIDE_ROWS, (i): [number, number, number] => [x + 48, at(i), 54 + throws.int(0, 48)]);
  const back = path(`M${x} ${y}h${wide}v${h}h-${wide - 14}a14 14 0 0 1 -14 -14z`, ui.soft);
  return [
    back +
      rect(x + 20, y + 20, 26, 26, ui.strong, 8) +
      words([[x + 56, y + 33, 74]], ui.text, 10) +
      rect(x + 12, at(chosen) - 15, wide - 24, 30, ui.pale, 8) +
      dots(
        series(SIDE_ROWS, (i): Point => [x + 32, at(i)]),
        6,
        ui.half,
      ) +
      words(names, ui.bar) +
      words(names.slice(chosen, chosen + 1), ui.strong),
    { x: x + wide, y, w: w - wide, h },
  ];
}

interface ScreenOptions {
  /** A category's slug; an unknown one is drawn as `other`. */
  category: string;
  seed: string;
  /** Seed whose colours to use; the picture's own seed if left out. */
  brand?: string;
}

/** A deal's screen (960×600): an abstract app of its category, with bars where there would be words. */
export function drawScreen({ category, seed, brand = seed }: ScreenOptions): string {
  const scheme = schemeOf(brand);
  const throws = dice(`screen:${category}:${seed}`);
  const ui = uiOf(scheme, throws.chance(nocturnal.includes(category) ? 0.9 : 0.1));
  const { x, y, w, h } = FRAME;
  const [side, rest] = sidebar({ x, y: y + BAR, w, h: h - BAR }, ui, throws);
  const pad = 26;
  const content: Area = { x: rest.x + pad, y: rest.y + 66, w: rest.w - pad * 2, h: rest.h - 66 - pad };
  const right = rest.x + rest.w - pad;
  const pane = throws.pick((panes[category] ?? panes['other'] ?? (() => [table]))(category));
  return svg(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, scheme.ground),
    rect(x, y, w, h, ui.paper, 14),
    side,
    line(`M${x} ${y + BAR}h${w}`, ui.rule, 1),
    dots(
      [
        [x + 22, y + 19],
        [x + 40, y + 19],
        [x + 58, y + 19],
      ],
      5,
      ui.bar,
    ),
    words([[x + w / 2 - 110, y + 19, 220]], ui.soft, 20),
    dots([[x + w - 24, y + 19]], 9, ui.half),
    words([[rest.x + pad, rest.y + 34, throws.int(120, 190)]], ui.text, 14),
    words([[right - 92, rest.y + 34, 92]], ui.strong, 28),
    words([[right - 66, rest.y + 34, 40]], ui.paper, 7),
    pane(content, ui, throws),
  );
}
