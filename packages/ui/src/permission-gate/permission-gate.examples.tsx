import type { Example } from '../examples/example.ts';
import { PermissionGate, PermissionsProvider } from './permission-gate.tsx';

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

export const permissionGateExamples: readonly Example[] = [
  { title: 'Both permissions held', render: () => gate(['sidebar.view', 'dev.feature']) },
  { title: 'One of two that are required', render: () => gate(['sidebar.view']) },
  { title: 'Permissions still loading', render: () => gate(null) },
];
