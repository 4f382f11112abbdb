import { describe, expect, it } from 'vitest';
import { minimumScroll, progressRule, scrollProgress } from './progress-rule.ts';

describe('scroll progress', () => {
  it.each(['/', '/explore', '/community', '/deals'])('never shows on exactly %s (NAV-10)', (pathname) => {
    expect(scrollProgress(pathname, { top: 500, range: 1000 })).toBeNull();
  });

  it.each(['/deal/x', '/tool/x', '/deal', '/tool'])(
    'shows at once on %s, however short the page (NAV-10)',
    (pathname) => {
      expect(scrollProgress(pathname, { top: 0, range: 0 })).toBe(0);
      expect(scrollProgress(pathname, { top: 20, range: 40 })).toBe(0.5);
    },
  );

  it('knows whole segments only (NAV-10)', () => {
    expect(['/deals/x', '/tools', '/dealer', '/explore/x', '/community/x'].map(progressRule)).toEqual(
      Array.from({ length: 5 }, () => 'scrolled'),
    );
  });

  it('waits elsewhere for the reader to scroll, and for a page taller than the window by 100 px (NAV-10)', () => {
    expect(scrollProgress('/about', { top: 0, range: 1000 })).toBeNull();
    expect(scrollProgress('/about', { top: 50, range: 99 })).toBeNull();
    expect(scrollProgress('/about', { top: 50, range: 100 })).toBe(0.5);
  });

  it('needs only 50 px below /community and /explore (NAV-10)', () => {
    expect([minimumScroll('/community/x'), minimumScroll('/explore/x'), minimumScroll('/explorer')]).toEqual([
      50, 50, 100,
    ]);
    expect(scrollProgress('/community/x', { top: 25, range: 50 })).toBe(0.5);
    expect(scrollProgress('/community/x', { top: 25, range: 49 })).toBeNull();
  });

  it('stays between nothing and all while a phone stretches the page beyond its ends (NAV-10)', () => {
    expect(scrollProgress('/deal/x', { top: -40, range: 400 })).toBe(0);
    expect(scrollProgress('/deal/x', { top: 440, range: 400 })).toBe(1);
  });
});
