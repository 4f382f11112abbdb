import type { Purchase } from '@onceware/api/purchases/purchases.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeAll, beforeEach } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { ToastHost } from '#lib/toasts/toasts.tsx';
import { type Answer, renderApp, session } from '#testing/render.tsx';
import { PurchasesPage } from './purchases-page.tsx';
import { KEPT_TERMS, TOTALS } from './testing.ts';

/** A deal of the catalogue that can be bought. */
export const DEAL = {
  id: '0190a3c4-0000-7000-8000-00000000dea1',
  slug: 'formful-lifetime',
  title: 'Formful lifetime',
  price: 59,
  basePrice: 199,
  currency: 'EUR',
  tiers: [
    { name: 'Tier 1', price: 59, features: [] },
    { name: 'Tier 2', price: 118.5, features: [] },
  ],
  terms: { soldBy: null, refundDays: 30, redeemBy: null, redeemDays: null, updates: null, stacking: null },
  tool: { slug: 'formful', name: 'Formful', logoUrl: '/art/logos/formful.svg' },
};

/** For the tests of a file: the page, the calls that it made, and what stands in it. */
export function purchasesPage() {
  let calls: { path: string; input: unknown }[];
  beforeAll(() =>
    Promise.all([import('#lib/toasts/toast-stack.tsx'), loadPart('purchases', 'en'), loadPart('deal', 'en')]),
  );
  beforeEach(() => {
    calls = [];
  });
  const show = (
    purchases: Purchase[],
    answers: Record<string, Answer | Error> = {},
    path = '/dashboard/account/purchases',
  ) =>
    renderApp(
      <Suspense>
        <WithWords part="purchases">
          <PurchasesPage />
        </WithWords>
        <ToastHost />
      </Suspense>,
      {
        session,
        path,
        answer: (called, input) => {
          calls.push({ path: called, input });
          const answer = answers[called];
          if (answer instanceof Error) throw answer;
          if (answer) return answer(called, input);
          if (called === 'purchases.list') return { purchases, totals: TOTALS, rates: null };
          if (called === 'purchases.terms') return KEPT_TERMS;
          if (called === 'catalog.deal') return DEAL;
          if (called === 'catalog.searchDeals') return { items: [DEAL], nextCursor: null, correctedQuery: null };
          return { ok: true };
        },
      },
    );
  const callsOf = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input);
  const inputOf = (path: string) => callsOf(path)[0];
  const rows = () =>
    within(screen.getByRole('list', { name: 'Purchases' }))
      .getAllByRole('button')
      .map((row) => row.textContent);
  const open = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: title }));
    return within(screen.getByRole('dialog', { name: title }));
  };

  return { show, callsOf, inputOf, rows, open };
}
