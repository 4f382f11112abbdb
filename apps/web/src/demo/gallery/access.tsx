import { useState } from 'react';
import { Button } from '@onceware/ui/button/button';
import { Dialog } from '@onceware/ui/dialog/dialog';
import { LoginDrawerProvider, type LoginStatus, useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { PermissionGate, PermissionsProvider } from '@onceware/ui/permission-gate/permission-gate';
import type { Piece } from './piece.ts';

function Openers({ onDone }: { onDone: () => void }) {
  const openLogin = useOpenLogin();
  return (
    <>
      <Button onClick={() => openLogin({ variant: 'modal', andThen: onDone })}>Save, asking in a dialog</Button>
      <Button onClick={() => openLogin({ variant: 'drawer', andThen: onDone })}>Save, asking in a drawer</Button>
    </>
  );
}

/** Signs in by one button, and then carries out the requested action. */
function LoginExample({ initialStatus }: { initialStatus: LoginStatus }) {
  const [status, setStatus] = useState(initialStatus);
  const [isSaved, setSaved] = useState(false);
  return (
    <LoginDrawerProvider
      status={status}
      pathname="/explore"
      renderDialog={({ variant, onClose }) => (
        <Dialog
          isOpen
          onClose={onClose}
          title="Log in to save"
          closeLabel="Close"
          {...(variant === 'modal' ? { size: 'sm' } : { side: 'end' })}
        >
          <Button variant="primary" isWide onClick={() => setStatus('authenticated')}>
            Log in
          </Button>
        </Dialog>
      )}
    >
      <Openers onDone={() => setSaved(true)} />
      <p>{isSaved ? 'Saved.' : `Nothing saved; ${status}.`}</p>
    </LoginDrawerProvider>
  );
}

export const loginDrawerPiece: Piece = {
  name: 'Login drawer',
  examples: [
    { title: 'A visitor', render: () => <LoginExample initialStatus="anonymous" /> },
    {
      title: 'Session still loading: it stays closed, and the console says why',
      render: () => <LoginExample initialStatus="loading" />,
    },
  ],
};

const gate = (held: readonly string[] | null) => (
  <PermissionsProvider value={held}>
    <p>
      Between these words{' '}
      <PermissionGate permission={['sidebar.view', 'dev.feature']} all fallback={<em>is the fallback</em>}>
        <strong>is the content</strong>
      </PermissionGate>{' '}
      of the gate.
    </p>
  </PermissionsProvider>
);

export const permissionGatePiece: Piece = {
  name: 'Permission gate',
  examples: [
    { title: 'Both permissions held', render: () => gate(['sidebar.view', 'dev.feature']) },
    { title: 'One of two that are required', render: () => gate(['sidebar.view']) },
    { title: 'Permissions still loading', render: () => gate(null) },
  ],
};
