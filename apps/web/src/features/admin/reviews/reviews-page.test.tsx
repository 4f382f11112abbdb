import type { ReportedReview } from '@onceware/api/staff/reports/reports.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { admin } from '#testing/admin.ts';
import { renderApp } from '#testing/render.tsx';
import { ReviewsPage } from './reviews-page.tsx';

const AT = '2026-03-01T12:00:00.000Z';
const person = (name: string) => ({ id: `id-${name}`, name, avatar: null });
const decided = { settledAt: AT, settledBy: person('Ada') };
const REVIEW: ReportedReview = {
  id: 'review',
  deal: { id: 'deal', slug: 'notes', title: 'Notes' },
  author: person('Ben'),
  stars: 1,
  text: 'Bad <b>thing</b>',
  pros: [],
  cons: ['Slow'],
  hasBought: true,
  plan: 'Solo',
  writtenAt: AT,
  editedAt: null,
  removedAt: null,
  removedBy: null,
  removedReason: null,
  flaggedBy: [person('Cy')],
  flagCount: 2,
  flaggedAt: AT,
  settledAt: null,
  settledBy: null,
};

beforeAll(() => Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('admin', 'en')]));

it('reported reviews are kept, removed with a sentence for their author, and brought back (CAT-07)', async () => {
  const user = userEvent.setup();
  let review = REVIEW;
  const calls: [string, unknown][] = [];
  const changes: Record<string, Partial<ReportedReview>> = {
    'admin.reviews.keep': decided,
    'admin.reviews.remove': { ...decided, removedAt: AT, removedBy: person('Ada'), removedReason: 'Advertising' },
    'admin.reviews.restore': { removedAt: null, removedBy: null, removedReason: null },
  };
  renderApp(
    <>
      <WithWords part="admin">
        <ReviewsPage />
      </WithWords>
      <ToastHost />
    </>,
    {
      session: admin,
      path: '/dashboard/admin/reviews',
      answer: (path, input) => {
        if (path === 'admin.reviews.flagged') return { rows: [review], total: 1, isMore: false };
        calls.push([path, input]);
        review = { ...review, ...changes[path] };
        return { ok: true };
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Review by Ben' }));
  expect(screen.getByText(/and 1 other/).textContent).toBe('Reported by: Cy and 1 other');
  expect(screen.getAllByText('Bad <b>thing</b>')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText(/^Settled by Ada/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the review by Ben' }));
  await user.type(dialog.getByRole('textbox', { name: 'Why, in a sentence' }), 'Advertising');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Removed by Ada.*: Advertising$/)).toBeDefined();
  expect(screen.queryByText(/^Settled by/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByRole('button', { name: 'Remove …' })).toBeDefined();
  expect(calls).toEqual([
    ['admin.reviews.keep', { ids: ['review'] }],
    ['admin.reviews.remove', { id: 'review', reason: 'Advertising' }],
    ['admin.reviews.restore', { id: 'review' }],
  ]);
});
