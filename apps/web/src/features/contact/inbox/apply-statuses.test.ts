import type { AdminContact } from '@onceware/api/staff/inbox/inbox.contract';
import { CONTACT_STATUSES, type ContactStatus } from '@onceware/api/staff/inbox/contact.limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDelay, findMismatch, type Model } from '#testing/changes.ts';
import { applyStatuses, type Status } from './apply-statuses.ts';
import type { TablePage } from '@onceware/api/kernel/table/table.contract';

type Inbox = Partial<Record<string, ContactStatus>>;

const makeContact = (id: string, status: ContactStatus): AdminContact => ({
  id,
  status,
  name: id,
  email: `${id}@mail.example`,
  topic: 'deal',
  message: 'Hello',
  language: null,
  userId: null,
  createdAt: '2026-01-15T10:00:00.000Z',
});

const model: Model<Inbox, TablePage<AdminContact>, readonly Status[]> = {
  server: { x: 'new', y: 'open' },
  serve: (inbox, statuses) => {
    const known = statuses.filter(({ id }) => inbox[id] !== undefined);
    return { ...inbox, ...Object.fromEntries(known.map(({ id, status }) => [id, status])) };
  },
  answer: (inbox) => ({
    rows: Object.entries(inbox).flatMap(([id, status]) => (status ? [makeContact(id, status)] : [])),
    total: 2,
    isMore: false,
  }),
  seen: ({ rows }) => Object.fromEntries(rows.map(({ id, status }) => [id, status])),
  apply: applyStatuses,
  // One of them is on another page.
  click: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('x', 'y', 'z'), status: fc.constantFrom(...CONTACT_STATUSES) }),
    { selector: ({ id }) => id },
  ),
};

describe('statuses of messages under fast clicks, failures and late answers', () => {
  it('end as the server has them, in any order of events (ADM-01) (T43)', () => {
    expect(findMismatch(model)).toBeNull();
  });

  it('show every click at once, over whatever the server has said so far (ADM-01)', () => {
    expect(findDelay(model)).toBeNull();
  });
});
