import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPart } from '#i18n/parts.ts';
import { WithWords } from '#lib/page/with-words.tsx';
import { renderApp, session } from '#testing/render.tsx';
import { AlternativesField } from './alternatives-field.tsx';

const NAMES = ['Own', 'Near', 'Far', 'Other'];

describe('the alternatives of a tool', () => {
  const user = userEvent.setup();
  beforeAll(async () => void (await Promise.all([loadPart('fields', 'en'), loadPart('editing', 'en')])));

  function Field({ first }: { first: string[] }) {
    const [values, setValues] = useState(first);
    return <AlternativesField own="id-Own" values={values} onChange={setValues} />;
  }
  const show = (first: string[]) =>
    renderApp(
      <WithWords part="fields">
        <WithWords part="editing">
          <Field first={first} />
        </WithWords>
      </WithWords>,
      {
        session: { ...session, permissions: ['admin.catalog'] },
        answer: (path, input) =>
          path === 'admin.catalog.editing.list'
            ? { rows: NAMES.map((title) => ({ id: `id-${title}`, title })), total: 4, isMore: false }
            : { id: 'x', content: { name: (input as { entityId: string }).entityId.slice(3) } },
      },
    );
  const chosen = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  const search = () => screen.getByRole('searchbox', { name: /Add a tool/ });

  it('are found by name without itself and those named, ordered and taken out (CAT-16)', async () => {
    show(['id-Near', 'id-Far']);
    await screen.findByText('Near');
    await user.type(search(), 'o');
    expect(await screen.findByRole('button', { name: 'Other' })).toBeDefined();
    for (const name of ['Own', 'Near', 'Far']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Other' }));
    await screen.findByText('Other');
    await user.click(screen.getByRole('button', { name: 'Move Other up' }));
    expect(chosen()).toEqual(['Near', 'Other', 'Far']);
    await user.click(screen.getByRole('button', { name: 'Remove Near' }));
    expect(chosen()).toEqual(['Other', 'Far']);
    expect(screen.queryByRole('button', { name: 'Move Other up' })).toBeNull();
  });

  it('are eight at most (CAT-16)', async () => {
    show(Array.from({ length: 8 }, (_, n) => `id-${n}`));
    expect((await screen.findAllByRole('listitem')).length).toBe(8);
    expect(search()).toHaveProperty('disabled', true);
  });
});
