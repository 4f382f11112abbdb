import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DealCover, ToolLogo } from './catalog-pictures.tsx';

const tool = { logoUrl: 'https://gone.example/logo.png', slug: 'grafana' };
const deal = { coverUrl: 'https://gone.example/cover.png', category: 'media', slug: 'grafana-lifetime', tool } as const;

/** The addresses that are shown in turn when none of them loads. */
function addressesOf(container: HTMLElement): (string | null)[] {
  const tried: (string | null)[] = [];
  for (let image = container.querySelector('img'); image && tried.length < 10; image = container.querySelector('img')) {
    tried.push(image.getAttribute('src'));
    fireEvent.error(image);
    void act(() => vi.advanceTimersByTime(100));
  }
  return tried;
}

describe('pictures of the catalogue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a logo that fails gives way to one of the 20 drawn tool images, always the same (UI-03, UI-04)', () => {
    const { container } = render(<ToolLogo className="" tool={tool} size={40} />);
    expect(addressesOf(container)).toEqual([tool.logoUrl, '/art/tools/11.svg']);
  });

  it('a cover that fails gives way to a drawn one of its category, then to a drawn tool image (UI-03, UI-04)', () => {
    const { container } = render(<DealCover deal={deal} width={640} height={360} />);
    const [first, drawn, last, ...more] = addressesOf(container);
    expect([first, last, more]).toEqual([deal.coverUrl, '/art/tools/11.svg', []]);
    expect(drawn).toMatch(/^\/art\/covers\/_media-[0-5]-\d\d-g\.svg$/);
  });
});
