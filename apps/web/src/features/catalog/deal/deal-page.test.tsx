import type { NamedAlternative } from '@onceware/api/catalog/catalog.contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, DEAL, HOUR, MEMORY, showDeal } from './deal-testing.tsx';

const offer = () => screen.findByRole('region', { name: 'Offer' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the page of a deal', () => {
  it('shows price, saving and limits of the selected plan, and no earlier price for a more expensive one (CAT-09)', async () => {
    showDeal();
    const box = within(await offer());
    const said = () => box.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(box.getByRole('radio', { name: 'Solo $39' })).toHaveProperty('checked', true);
    expect(said()).toEqual(['1', '$199', '−$160', '$39']);
    await userEvent.click(box.getByRole('radio', { name: 'Team $99' }));
    expect(said()).toEqual(['9', '$99']);
    expect(screen.getAllByText('Price now', { exact: false }).at(-1)?.parentElement?.textContent).toContain('$99');
  });

  it('marks a 30-day low that was only told, and a list price that was never asked (CAT-14)', async () => {
    const lowestBefore = { price: 199, isTold: true };
    const { unmount } = showDeal({ priceMemory: { ...MEMORY, lowestBefore }, wasBasePriceAsked: false });
    const box = within(await offer());
    expect(box.getByText('as told').closest('dt')?.textContent).toBe('Lowest in the 30 days before as told');
    expect(box.getByText('Vendor’s list price $199, never asked here')).toBeDefined();
    unmount();
    showDeal();
    expect(within(await offer()).queryByText('as told')).toBeNull();
    expect(within(await offer()).getByText('Vendor’s list price $199')).toBeDefined();
  });

  it('says by how much a new price is above its 30-day low, and takes nothing off (CAT-14)', async () => {
    const risen = { ...MEMORY, since: at(-10 * 24 * HOUR), lowestBefore: { price: 29, isTold: false } };
    const changes = { discountPercentage: 0, priceMemory: { ...risen, previous: { price: 29, currency: 'USD' } } };
    const { unmount } = showDeal(changes);
    const box = await offer();
    expect([...box.querySelectorAll('dl:has([data-rise]) > div')].map((line) => line.textContent)).toEqual([
      'Lowest in the 30 days before$29',
      'Today+$10 ▲',
      'Pay once$39',
    ]);
    expect(box.querySelector('s')).toBeNull();
    expect(within(box).getByText('Dearer than last month').dataset['tone']).toBe('warn');
    unmount();
    showDeal({ ...changes, priceMemory: { ...risen, since: at(-40 * 24 * HOUR) } });
    expect((await offer()).querySelector('[data-rise]')).toBeNull();
  });

  it('links to the seller through /go, names the seller and discloses the commission (CAT-10)', async () => {
    const { unmount } = showDeal();
    const leading = () => screen.getAllByRole('link', { name: 'Get deal' });
    const note = 'Opens notewell.example in a new tab. Onceware sells nothing itself.';
    await offer();
    expect(leading().map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['/go/notewell-lifetime', 'noopener nofollow'],
      ['/go/notewell-lifetime', 'noopener nofollow'],
    ]);
    expect(document.getElementById(leading()[0]?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(note);
    unmount();
    showDeal({ hasAffiliate: true });
    const box = await offer();
    const paid = 'If you buy there, this site may earn a commission.';
    expect(within(box).getByText(`${note} ${paid}`)).toBeDefined();
    expect(within(box).getByRole('link', { name: 'Get deal' }).getAttribute('rel')).toBe('noopener nofollow sponsored');
    expect(screen.getByText(paid)).toBeDefined();
  });

  it('shows no button when the seller is unknown (CAT-10)', async () => {
    showDeal({ goUrl: null, goHost: null });
    expect(within(await offer()).getByText('Where it is sold is not known.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Get deal' })).toBeNull();
  });

  it('copies the coupon and confirms it (CAT-09)', async () => {
    showDeal({ coupon: 'ONCE-39' });
    const box = within(await offer());
    const user = userEvent.setup();
    await user.click(box.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('ONCE-39');
    expect(box.getByRole('button', { name: 'Copied' })).toBeDefined();
    expect(box.getByRole('status').textContent).toBe('Copied');
  });

  it('selects the coupon when the clipboard is denied, and does not claim to have copied it (CAT-09)', async () => {
    showDeal({ coupon: 'ONCE-39' });
    const box = within(await offer());
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(box.getByRole('button', { name: 'Copy' }));
    expect(await box.findByText('Not copied; the code is marked')).toBeDefined();
    expect(getSelection()?.toString()).toBe('ONCE-39');
    expect(box.getByRole('button', { name: 'Copy' })).toBeDefined();
  });

  it('shows the known terms and no section without any (CAT-09)', async () => {
    const { unmount } = showDeal();
    await offer();
    expect(headings()).toEqual(['Plans']);
    unmount();
    showDeal({
      terms: { soldBy: 'Notewell Ltd', refundDays: 0, redeemBy: null, redeemDays: 60, updates: 'year', stacking: 1 },
      alternatives: [{ ...DEAL, id: 'a', slug: 'a', insteadOf: 'Wordbird' }],
      earlier: [{ ...DEAL, id: 'e', slug: 'e', title: 'Early Notewell', endsAt: at(-999 * HOUR) }],
      related: [{ ...DEAL, id: 'r', slug: 'r' }],
    });
    await offer();
    expect(headings()).toEqual([
      'Terms at a glance',
      'Plans',
      'Earlier deals on Notewell',
      'Instead of Wordbird',
      'Similar deals',
    ]);
    const terms = screen.getByRole('heading', { name: 'Terms at a glance' }).parentElement;
    expect(terms?.textContent).toBe(
      'Terms at a glanceRefundNoneRedeemWithin 60 days of buyingUpdatesThose of the first yearStackingOne code onlySold byNotewell Ltd',
    );
  });

  it('names tools for the same job with today’s price or what became of their deals, and compares what runs (CAT-17)', async () => {
    const named = (name: string, deal: Partial<typeof DEAL> | null): NamedAlternative => ({
      tool: { ...DEAL.tool, id: name, slug: name.toLowerCase(), name, category: 'writing', rating: null, dealCount: 1 },
      deal: deal && { ...DEAL, slug: `${name.toLowerCase()}-deal`, ...deal },
    });
    const { unmount } = showDeal();
    await offer();
    expect(screen.queryByRole('heading', { name: 'Instead of Notewell' })).toBeNull();
    unmount();
    showDeal({
      namedAlternatives: [
        named('Runner', { price: 29 }),
        named('Over', { endsAt: at(-999 * HOUR) }),
        named('Never', null),
      ],
      alternatives: [{ ...DEAL, id: 'a', slug: 'a', insteadOf: 'Notewell' }],
    });
    await offer();
    expect(headings()).toEqual(['Plans', 'Instead of Notewell', 'Alternatives']);
    const section = screen.getByRole('heading', { name: 'Instead of Notewell' }).parentElement ?? document.body;
    const row = within(section);
    const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/deal/runner-deal',
      '/tool/over',
      '/tool/never',
      '/compare?deals=notewell-lifetime,runner-deal',
    ]);
    const [runner, over, never] = row.getAllByRole('listitem').map((item) => item.textContent);
    expect(runner).toContain('$29');
    expect(over).toMatch(/Ended on/);
    expect(never).toContain('No deal at the moment');
  });

  it('says that a deal has ended and links to running ones (CAT-02, CAT-09)', async () => {
    const { unmount } = showDeal({ endsAt: at(-HOUR), coupon: 'ONCE-39' });
    const box = within(await offer());
    expect(box.getByText('This deal is over.')).toBeDefined();
    expect(box.queryByRole('link', { name: 'Get deal' })).toBeNull();
    expect(box.queryByText('ONCE-39')).toBeNull();
    expect(box.getByRole('link', { name: 'What runs now' }).getAttribute('href')).toBe('/explore?category=writing');
    unmount();
    showDeal({ endsAt: at(-HOUR), related: [{ ...DEAL, id: 'r', slug: 'notewell-again' }] });
    const again = within(await offer()).getByRole('link', { name: 'Get the deal that runs now' });
    expect(again.getAttribute('href')).toBe('/deal/notewell-again');
  });

  it('prefers screenshots to a generated cover, and a real cover to screenshots (UI-03)', async () => {
    const shown = () =>
      within(screen.getByRole('list', { name: 'Pictures' }))
        .getAllByRole('button')
        .map((button) => button.querySelector('img')?.getAttribute('src'));
    const two = ['https://notewell.example/1.png', 'https://notewell.example/2.png'];
    const { unmount } = showDeal({ gallery: two });
    await offer();
    expect(shown()).toEqual(two);
    unmount();
    showDeal({ coverUrl: 'https://notewell.example/0.png', gallery: ['https://notewell.example/1.png'] });
    await offer();
    expect(shown()).toEqual(['https://notewell.example/0.png', 'https://notewell.example/1.png']);
  });

  it('counts down the last two days by the server’s clock, whatever the browser’s says (CAT-09)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: false });
    // The server is five hours ahead of this browser.
    const serverTime = at(5 * HOUR);
    showDeal({ serverTime, endsAt: at(6 * HOUR + 90_000) });
    const box = within(await offer());
    const counted = () => box.getByText(/\d+ h \d+ min/).textContent;
    expect(counted()).toBe('1 h 1 min 30 s');
    expect(box.getByText('2 hours left')).toBeDefined();
    await pass(31_000);
    expect(counted()).toBe('1 h 0 min 59 s');
    expect(box.getByText(/\d+ h \d+ min/).getAttribute('aria-hidden')).toBe('true');
    await pass(HOUR + 59_000);
    expect(box.getByText('This deal is over.')).toBeDefined();
    expect(box.queryByText(/\d+ h \d+ min/)).toBeNull();
  });
});
