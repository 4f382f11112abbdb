import type { EmojiDetails } from 'frimousse';

const SIZE = 2;

/**
 * Says of an emoji whether this browser draws it: as one picture, and in its own colours whatever the text's are.
 * (So does frimousse, which does not for data of one's own.) Null where nothing can be drawn at all.
 */
function makeProbe(): ((emoji: string) => boolean) | null {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.canvas.width = SIZE;
  context.canvas.height = SIZE;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'middle';
  const colors = (emoji: string, fill: string): string => {
    context.clearRect(0, 0, SIZE, SIZE);
    context.fillStyle = fill;
    context.fillText(emoji, 0, 0);
    return context.getImageData(0, 0, SIZE, SIZE).data.join();
  };
  return (emoji) => context.measureText(emoji).width < SIZE * 2 && colors(emoji, '#00f') === colors(emoji, '#f00');
}

/** Without emoji newer than the font of this system, and without flags where it has none (Windows). */
export function drawableEmoji(emojis: EmojiDetails[]): EmojiDetails[] {
  const draws = makeProbe();
  // A browser that hides what canvases hold draws the commonest emoji wrongly too; it is shown all.
  if (!draws?.('😀')) return emojis;
  const versions = [...new Set(emojis.map(({ version }) => version))].toSorted((a, b) => b - a);
  const newest = versions.find((version) => draws(emojis.find((each) => each.version === version)?.emoji ?? '')) ?? 0;
  const hasFlags = draws('🇪🇺');
  return emojis.filter(({ version, countryFlag }) => version <= newest && (hasFlags || !countryFlag));
}
