import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { Example } from '../examples/example.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { LoginDrawerProvider, useOpenLogin } from './login-drawer.tsx';
import type { LoginStatus } from './login-rules.ts';

function Openers({ onDone }: { onDone: () => void }) {
  const openLogin = useOpenLogin();
  return (
    <>
      <Button onClick={() => openLogin({ variant: 'modal', andThen: onDone })}>Save, asking in a dialog</Button>
      <Button onClick={() => openLogin({ variant: 'drawer', andThen: onDone })}>Save, asking in a drawer</Button>
    </>
  );
}

/** Signing in here is one button; what was asked for is then carried out. */
function LoginExample({ initialStatus }: { initialStatus: LoginStatus }) {
  const [status, setStatus] = useState(initialStatus);
  const [isSaved, setSaved] = useState(false);
  return (
    <LoginDrawerProvider
      status={status}
      pathname="/explore"
      renderDialog={({ variant, onClose }) => {
        const words = { isOpen: true, onClose, title: 'Log in to save', closeLabel: 'Close' };
        const form = (
          <Button variant="primary" isWide onClick={() => setStatus('authenticated')}>
            Log in
          </Button>
        );
        return variant === 'modal' ? (
          <Dialog {...words} size="sm">
            {form}
          </Dialog>
        ) : (
          <Sheet {...words} side="end">
            {form}
          </Sheet>
        );
      }}
    >
      <Openers onDone={() => setSaved(true)} />
      <p>{isSaved ? 'Saved.' : `Nothing saved; ${status}.`}</p>
    </LoginDrawerProvider>
  );
}

export const loginDrawerExamples: readonly Example[] = [
  { title: 'A visitor', render: () => <LoginExample initialStatus="anonymous" /> },
  {
    title: 'Session still loading: it stays closed, and the console says why',
    render: () => <LoginExample initialStatus="loading" />,
  },
];
