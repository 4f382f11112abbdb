/** Longest of the site's motions, and the only one that crosses the page. */
const FLIGHT_MS = 200;

/** The header's button of the collections. */
const TARGET = '[data-panel="collections"]';

/**
 * Shows where something went that was saved: its bookmark flies from the button to Collections in the header. Nothing moves
 * for readers who want no motion, or where that button is not to be seen.
 */
export function flyToCollections(button: HTMLElement): void {
  const icon = button.querySelector('svg');
  const target = document.querySelector<HTMLElement>(TARGET);
  if (!icon || !target || typeof icon.animate !== 'function') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [from, to] = [icon.getBoundingClientRect(), target.getBoundingClientRect()];
  if (from.width === 0 || to.width === 0) return;

  const flying = document.createElement('span');
  flying.ariaHidden = 'true';
  flying.append(icon.cloneNode(true));
  Object.assign(flying.style, {
    position: 'fixed',
    top: `${from.top}px`,
    left: `${from.left}px`,
    zIndex: '400',
    color: getComputedStyle(button).color,
    pointerEvents: 'none',
  });
  document.body.append(flying);
  const x = to.left + Math.min(to.width, 40) / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = flying.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  );
  const land = () => flying.remove();
  flight.finished.then(land, land);
}
