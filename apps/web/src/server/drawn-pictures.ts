const drawings: Record<string, string> = import.meta.glob('../../../../packages/art/pictures/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const svgs = new Map(Object.entries(drawings).map(([file, svg]) => [file.replace(/^.*\/pictures\//, '/art/'), svg]));

const urls = new Map<string, string>();

/** Escapes as little as a URL allows, because unescaped text compresses well, but its quotes: HTML would write a single one in six letters. */
const toDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll(/["#%<>]/g, (letter) => encodeURIComponent(letter))}`;

/** The drawn picture at an address, as a data URL; any other address as it is. Most are in no page for days, so each is made when it first is. */
export function pictureSource(address: string): string {
  const svg = svgs.get(address);
  if (svg === undefined) return address;
  const url = urls.get(address) ?? toDataUrl(svg);
  urls.set(address, url);
  return url;
}
