import { isUnder } from '#lib/page/layout-kind.ts';

const NEVER = ['/', '/explore', '/community', '/deals'];
const AT_ONCE = ['/tool', '/deal'];
const LOW = ['/community', '/explore'];

/** When the bar shows: `scrolled` waits for the reader to scroll a page that is long enough (NAV-10). */
export function progressRule(pathname: string): 'never' | 'atOnce' | 'scrolled' {
  if (NEVER.includes(pathname)) return 'never';
  return AT_ONCE.some((area) => isUnder(pathname, area)) ? 'atOnce' : 'scrolled';
}

/** By how many px a page must be taller than the window (spec §9). */
export function minimumScroll(pathname: string): number {
  return LOW.some((area) => isUnder(pathname, area)) ? 50 : 100;
}

interface ScrollPosition {
  /** px from the top. */
  top: number;
  /** px by which the page is taller than the window. */
  range: number;
}

/** How much of the bar is filled, 0 to 1; null where it does not show. */
export function scrollProgress(pathname: string, { top, range }: ScrollPosition): number | null {
  const rule = progressRule(pathname);
  if (rule === 'never') return null;
  if (rule === 'scrolled' && (top <= 0 || range < minimumScroll(pathname))) return null;
  return range > 0 ? Math.min(1, Math.max(0, top / range)) : 0;
}
