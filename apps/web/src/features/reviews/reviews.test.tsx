import type { OwnOfDeal, Review, ReviewPage } from '@onceware/api/catalog/reviews/reviews.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { refusal } from '#testing/refusal.ts';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { DealReviews } from './deal-reviews.tsx';
import { DealVoices } from './voices/deal-voices.tsx';

const DEAL_ID = '0190a3c4-0000-7000-8000-000000000009';

const review = (name: string, more: Partial<Review> = {}): Review => ({
  id: `review-${name}`,
  deal: { id: DEAL_ID, slug: 'notes', title: 'Notes' },
  author: { name, avatar: null },
  stars: 4,
  text: `What ${name} says`,
  pros: [],
  cons: [],
  hasBought: false,
  plan: null,
  months: null,
  writtenAt: '2026-03-01T12:00:00.000Z',
  editedAt: null,
  answer: null,
  helpfulCount: 0,
  isHelpful: false,
  isFlagged: false,
  ...more,
});

const pageOf = (items: Review[], more: Partial<ReviewPage> = {}): ReviewPage => ({
  items,
  nextCursor: null,
  rating: { score: 4, count: items.length, isImported: false, source: null },
  voices: { kind: null, harsh: null },
  histogram: [1, 2, 3, 4, 5].map((stars) => items.filter((one) => one.stars === stars).length),
  ...more,
});

const NOTHING: OwnOfDeal = { review: null, hasBought: false, plan: null, months: null };

const show = (answer: Answer, isMember = true) =>
  renderApp(
    <>
      <WithWords part="deal">
        <DealVoices dealId={DEAL_ID} />
        <DealReviews dealId={DEAL_ID} plans={['Solo', 'Team']} />
      </WithWords>
      <ToastHost />
    </>,
    { session: isMember ? session : null, answer },
  );
const showList = (page: ReviewPage, isMember?: boolean) =>
  show((path) => (path === 'reviews.list' ? page : NOTHING), isMember);

beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('deal', 'en')]));

describe('a review', () => {
  it('shows plan and months of use beside "Bought this", and its pros and cons as lists (CAT-15)', async () => {
    const told = { hasBought: true, plan: 'Team', months: 14, pros: ['Quick', '<b>Clear</b>'], cons: ['Loud'] };
    showList(pageOf([review('Ada', told), review('Ben', { months: 0 })]), false);
    const [ada, ben] = (await screen.findAllByText(/^What \w+ says$/)).map((text) => text.closest('li'));
    if (!ada || !ben) throw new Error('A review is missing.');
    for (const text of ['Bought this', 'Team', 'Used for 14 months']) expect(within(ada).getByText(text)).toBeDefined();
    const points = (name: string) =>
      within(within(ada).getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect([points('Good'), points('Not so good')]).toEqual([['Quick', '<b>Clear</b>'], ['Loud']]);
    expect(within(ben).getByText('Used for less than a month')).toBeDefined();
    expect(within(ben).queryByRole('list')).toBeNull();
  });

  it('is found helpful at once and taken back, and stays as it was when the server refuses (CAT-15)', async () => {
    const user = userEvent.setup();
    let [isHelpful, isBroken] = [false, false];
    const calls: unknown[] = [];
    show((path, input) => {
      if (path === 'reviews.mine') return NOTHING;
      if (path === 'reviews.list') return pageOf([review('Ada', { isHelpful, helpfulCount: 2 + Number(isHelpful) })]);
      if (isBroken) throw refusal('too_many_requests');
      calls.push(input);
      isHelpful = !isHelpful;
      return { ok: true };
    });
    const button = await screen.findByRole('button', { name: 'Helpful: the review by Ada' });
    const says = (count: number, isPressed: boolean) =>
      waitFor(() => {
        expect(screen.getByText(`${count} people find this helpful`)).toBeDefined();
        expect(button.getAttribute('aria-pressed')).toBe(String(isPressed));
      });
    await says(2, false);
    await user.click(button);
    await says(3, true);
    await user.click(button);
    await says(2, false);
    isBroken = true;
    await user.click(button);
    await says(2, false);
    expect(calls).toEqual([
      { id: 'review-Ada', on: true },
      { id: 'review-Ada', on: false },
    ]);
  });

  it('offers visitors no vote, but says how many there are (CAT-15)', async () => {
    showList(pageOf([review('Ada', { helpfulCount: 1 })]), false);
    expect(await screen.findByText('1 person finds this helpful')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Helpful/ })).toBeNull();
  });
});

describe('the bars of stars', () => {
  const five = ['Ada', 'Ben', 'Cy', 'Dee', 'Eve'].map((name) => review(name));

  it('wait for five reviews; the average does not (CAT-15)', async () => {
    const { unmount } = showList(pageOf(five.slice(1)), false);
    expect(await screen.findByRole('img', { name: '4.0 out of 5' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Show only reviews with' })).toBeNull();
    unmount();
    showList(pageOf(five), false);
    expect(await screen.findByRole('button', { name: /^4 stars/ })).toBeDefined();
  });
});

describe('the voices at the head of a deal', () => {
  const head = () => screen.findByRole('region', { name: 'What members say' });

  it('quote the most helpful kind and harsh review with name, stars and plan (CAT-15)', async () => {
    const kind = review('Ada', { stars: 5, plan: 'Team', helpfulCount: 3 });
    const harsh = review('Ben', { author: null, stars: 2 });
    showList(pageOf([kind, harsh], { voices: { kind, harsh } }), false);
    const [one, other] = within(await head()).getAllByRole('figure');
    if (!one || !other) throw new Error('A voice is missing.');
    for (const text of ['What Ada says', 'Ada', 'Team', '3 people find this helpful'])
      expect(within(one).getByText(text)).toBeDefined();
    expect(within(one).getByRole('img', { name: '5 stars' })).toBeDefined();
    expect(within(other).getByText('Deleted account')).toBeDefined();
    expect(
      within(await head())
        .getByRole('link', { name: 'All reviews' })
        .getAttribute('href'),
    ).toMatch(/#reviews$/);
  });

  it('are one where there is one, and leave no frame where there is none (CAT-15)', async () => {
    const harsh = review('Ben', { stars: 3 });
    const { unmount } = showList(pageOf([harsh], { voices: { kind: null, harsh } }), false);
    expect(within(await head()).getAllByRole('figure')).toHaveLength(1);
    unmount();
    showList(pageOf([]), false);
    expect(await screen.findByText('Nobody has reviewed this deal yet.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'What members say' })).toBeNull();
  });
});

describe('the form', () => {
  const open = async (own: OwnOfDeal, calls: [string, unknown][] = []) => {
    const user = userEvent.setup();
    show((path, input) => {
      if (path === 'reviews.mine') return own;
      if (path === 'reviews.list') return pageOf([]);
      calls.push([path, input]);
      return { review: { ...review('Ines'), removed: null } };
    });
    await user.click(await screen.findByRole('button', { name: own.review ? 'Edit' : 'Write a review' }));
    return user;
  };

  it('takes pros and cons by line, plan and months, all optional, and says what is too much (CAT-15)', async () => {
    const calls: [string, unknown][] = [];
    const user = await open(NOTHING, calls);
    await user.click(await screen.findByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText('What is it like?'), 'Fine.');
    const pros = screen.getByLabelText('What is good? (optional)');
    await user.type(pros, 'One{Enter}Two{Enter}3{Enter}4{Enter}5{Enter}6');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.getByText('Use at most 5 lines of 120 characters.')).toBeDefined();
    expect(document.activeElement).toBe(pros);
    await user.clear(pros);
    await user.type(pros, ' Quick {Enter}{Enter}Clear');
    await user.type(screen.getByLabelText('What is not? (optional)'), 'Loud');
    await user.selectOptions(screen.getByLabelText('Your plan (optional)'), 'Team');
    await user.type(screen.getByLabelText('Months of use (optional)'), '3');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toEqual([
      [
        'reviews.write',
        {
          id: expect.any(String),
          dealId: DEAL_ID,
          stars: 4,
          text: 'Fine.',
          pros: ['Quick', 'Clear'],
          cons: ['Loud'],
          plan: 'Team',
          months: 3,
        },
      ],
    ]);
  });

  it('asks neither plan nor months that a recorded purchase tells, and says what it tells (CAT-15)', async () => {
    const calls: [string, unknown][] = [];
    const own = { ...review('Ines', { pros: ['Quick'] }), removed: null };
    const user = await open({ review: own, hasBought: true, plan: 'Solo', months: 1 }, calls);
    expect(screen.queryByLabelText('Your plan (optional)')).toBeNull();
    expect(screen.queryByLabelText('Months of use (optional)')).toBeNull();
    expect(screen.getByText(/It also tells, as recorded there: Solo · Used for 1 month/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.[1]).toEqual({ id: own.id, stars: 4, text: own.text, pros: ['Quick'], cons: [] });
  });
});
