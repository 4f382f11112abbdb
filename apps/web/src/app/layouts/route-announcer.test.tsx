import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderApp } from '#testing/render.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const show = () =>
  renderApp(
    <>
      <button type="button">Menu</button>
      <main tabIndex={-1}>
        <Routes>
          <Route path="/signup" element={<input aria-label="Name" />} />
          <Route path="*" element={<h1>Home</h1>} />
        </Routes>
      </main>
      <RouteAnnouncer />
    </>,
    { path: '/signup' },
  );

it('takes up the focus that went with the page before, so that the next Tab goes on in the new one (UI-06)', async () => {
  const { router } = show();
  act(() => screen.getByLabelText('Name').focus());
  await act(() => router.navigate('/'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('leaves the focus where it is when that is still there (UI-06)', async () => {
  const { router } = show();
  act(() => screen.getByRole('button').focus());
  await act(() => router.navigate('/'));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
