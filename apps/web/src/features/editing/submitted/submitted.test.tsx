import type { DealContent } from '@onceware/api/supply/editing/content.contract';
import type { InputIssue } from '@onceware/api/kernel/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { refusal } from '#testing/refusal.ts';
import { renderApp, session } from '#testing/render.tsx';
import { Submitted } from './submitted.tsx';

const base = { title: 'Kiln', promise: 'Old', coupon: null, price: 9 } as DealContent;
const organization = { id: 'o', name: 'Kiln GmbH' };
const submission = { id: 'd', title: 'Kiln', entityType: 'deal', by: 'Vera', organization };

describe('what a vendor submitted', () => {
  const user = userEvent.setup();
  let published: unknown[];
  let issues: InputIssue[] | null;
  beforeAll(async () => void (await Promise.all([loadPart('admin', 'en'), loadPart('fields', 'en')])));
  beforeEach(() => {
    published = [];
    issues = null;
  });

  /** A vendor's change of the deal, and what the deal says by now. */
  const show = (mine: Partial<DealContent>, now: Partial<DealContent>) =>
    renderApp(
      <WithWords part="admin">
        <Submitted />
      </WithWords>,
      {
        session: { ...session, permissions: ['admin.catalog'] },
        answer: (path, input) => {
          if (path === 'admin.vendors.submitted') return { submissions: [submission] };
          if (path === 'admin.catalog.editing.publishDraft' && issues) throw refusal('invalid_input', issues);
          if (path !== 'admin.catalog.editing.draft') return published.push(input);
          return {
            id: 'd',
            revision: 4,
            base,
            content: { ...base, ...mine },
            published: {
              content: { ...base, ...now },
              version: 'v2',
              change: { at: '2026-11-01T10:00:00.000Z', by: { id: 'a', name: 'Ada' } },
            },
            isOutdated: Object.keys(now).length > 0,
          };
        },
      },
    );
  const accepted = async () => {
    await waitFor(() => expect(published).toHaveLength(1));
    return published[0];
  };

  it('is accepted as it is when nothing was changed meanwhile (CAT-11)', async () => {
    show({ promise: 'New' }, {});
    await user.click(await screen.findByRole('button', { name: 'Accept and publish' }));
    expect(await accepted()).toEqual({ id: 'd', revision: 4, join: null });
  });

  it('is shown beside later changes by others, and merged with them when no field is in both (CAT-11)', async () => {
    show({ promise: 'New' }, { coupon: 'FRESH' });
    expect((await screen.findByText(/has changed this since it was begun/)).textContent).toContain('Ada');
    const [ours, theirs] = ['Submitted', 'Published meanwhile'].map(
      (name) => screen.getByRole('group', { name }).textContent,
    );
    expect(ours).toContain('PromiseOldNew');
    expect(ours).not.toContain('FRESH');
    expect(theirs).toContain('Coupon–FRESH');
    expect(theirs).not.toContain('Promise');
    await user.click(screen.getByRole('button', { name: 'Accept and publish' }));
    expect(await accepted()).toEqual({ id: 'd', revision: 4, join: { version: 'v2', theirs: [] } });
  });

  it('lets staff choose for each field that both changed, and says that the other is overwritten (CAT-11)', async () => {
    show({ promise: 'New', price: 8 }, { promise: 'Newer', price: 7, coupon: 'FRESH' });
    await user.click(await screen.findByRole('button', { name: 'Compare and accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two versions' });
    expect(dialog.textContent).toContain('the other side is overwritten');
    expect(within(dialog).getByRole('radio', { name: 'Submitted 8', checked: true })).toBeTruthy();
    await user.click(within(dialog).getByRole('radio', { name: 'Published Newer' }));
    await user.click(within(dialog).getByRole('button', { name: 'Accept and publish' }));
    expect(await accepted()).toEqual({ id: 'd', revision: 4, join: { version: 'v2', theirs: ['promise'] } });
  });

  const PRICE = 'A price must fit its currency and must not exceed the list price.';

  it('shows at its field what is refused of both changes together (CAT-11)', async () => {
    issues = [{ path: 'content.price', message: 'It is higher than the list price.' }];
    show({ price: 8 }, { basePrice: 7 });
    await user.click(await screen.findByRole('button', { name: 'Accept and publish' }));
    expect((await screen.findByText(PRICE)).closest('dd')?.textContent).toBe(`98${PRICE}`);
    issues = null;
    await user.click(screen.getByRole('button', { name: 'Accept and publish' }));
    await accepted();
    expect(screen.queryByText(PRICE)).toBeNull();
  });

  it('is decided again when the choice is refused (CAT-11)', async () => {
    issues = [{ path: 'content.price', message: 'It is higher than the list price.' }];
    show({ price: 8 }, { price: 7, basePrice: 7 });
    await user.click(await screen.findByRole('button', { name: 'Compare and accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two versions' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept and publish' }));
    const price = within(dialog).getByRole('group', { name: 'Price' });
    expect(await within(price).findByText(PRICE)).toBeTruthy();
    issues = null;
    await user.click(within(price).getByRole('radio', { name: 'Published 7' }));
    await user.click(within(dialog).getByRole('button', { name: 'Accept and publish' }));
    expect(await accepted()).toMatchObject({ join: { theirs: ['price'] } });
  });
});
