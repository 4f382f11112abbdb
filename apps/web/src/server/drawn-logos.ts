const drawings: Record<string, string> = import.meta.glob('../../../../packages/art/pictures/{logos,tools}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Escapes as little as a URL allows, because unescaped text compresses well. */
const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[#%<>]/g, (letter) => encodeURIComponent(letter))}`;

const byAddress = new Map(
  Object.entries(drawings).map(([file, svg]) => [file.replace(/^.*\/pictures\//, '/art/'), toDataUrl(svg)]),
);

/** The drawn logo at an address, as a data URL; any other address as it is. */
export const logoSource = (url: string): string => byAddress.get(url) ?? url;
