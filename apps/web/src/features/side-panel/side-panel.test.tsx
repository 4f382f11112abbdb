import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconFolders } from '@tabler/icons-react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp, session } from '#testing/render.tsx';
import { RESET_MS } from './panel-state.ts';
import { SidePanelProvider } from './side-panel-provider.tsx';
import { PanelButton } from './panel-button.tsx';
import { PanelHost } from './panel-host.tsx';

const SLOTS = { collections: () => <button type="button">Inside</button> };
const nothing = () => Promise.resolve();

function show() {
  return renderApp(
    <SidePanelProvider>
      {['collections', 'chat', 'weather'].map((type) => (
        <PanelButton key={type} type={type} label={`Open ${type}`} icon={IconFolders} loadContent={nothing} />
      ))}
      <PanelHost slots={SLOTS} />
    </SidePanelProvider>,
    { session },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = (name: string) => screen.findByRole('complementary', { name });
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

describe('side panel', () => {
  // Fetched by the first opening; here it is compiled first.
  beforeAll(() => import('./side-panel.tsx'));

  it('opens beside the page with title, close button and content, and makes room (PNL-01) (NAV-11)', async () => {
    show();
    await press('Open collections');
    expect(await panel('Collections')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Inside' })).toBeDefined();
    expect(document.documentElement.dataset.panel).toBe('open');
    await press('Close panel');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(document.documentElement.dataset.panel).toBeUndefined();
  });

  it('slides in a moment after it is there (PNL-01)', async () => {
    show();
    await press('Open collections');
    const element = await panel('Collections');
    await waitFor(() => expect(element.dataset.in).toBe('true'));
  });

  it('takes the focus, closes on Escape and gives the focus back (PNL-01)', async () => {
    show();
    await press('Open collections');
    const element = await panel('Collections');
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open collections' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is closed by the same button and switched by another (PNL-03)', async () => {
    show();
    await press('Open collections');
    await panel('Collections');
    expect(screen.getByRole('button', { name: 'Open collections' }).getAttribute('aria-expanded')).toBe('true');
    await press('Open chat');
    await panel('Chat');
    expect(screen.getByRole('button', { name: 'Open collections' }).getAttribute('aria-expanded')).toBe('false');
    await press('Open chat');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('is not emptied by the old timer when it is opened again at once (PNL-03)', async () => {
    show();
    await press('Open collections');
    await panel('Collections');
    await press('Open collections');
    await pause(RESET_MS / 2);
    await press('Open collections');
    await pause(RESET_MS);
    expect(screen.getByRole('button', { name: 'Inside' })).toBeDefined();
  });

  it('has a private mode with title and badge in chat, and forgets it after closing (PNL-02) (PNL-03)', async () => {
    show();
    await press('Open chat');
    await panel('Chat');
    await press('Private mode');
    await panel('Team Chat');
    expect(screen.getByText('Private')).toBeDefined();
    await press('Close panel');
    await pause(RESET_MS + 50);
    await press('Open chat');
    await panel('Chat');
    expect(screen.queryByText('Private')).toBeNull();
  });

  it('has no private mode in collections (PNL-02)', async () => {
    show();
    await press('Open collections');
    await panel('Collections');
    expect(screen.queryByRole('button', { name: 'Private mode' })).toBeNull();
  });

  it('says so when it does not know what to show (PNL-02)', async () => {
    show();
    await press('Open weather');
    await panel('Panel');
    expect(screen.getByText('Content not found')).toBeDefined();
  });

  it('stays open when the page changes (PNL-01)', async () => {
    const { router } = show();
    await press('Open collections');
    await panel('Collections');
    await act(() => router.navigate('/deals'));
    expect(await panel('Collections')).toBeDefined();
  });
});
