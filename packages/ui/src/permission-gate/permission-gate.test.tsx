import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PermissionGate, type PermissionGateProps, PermissionsProvider } from './permission-gate.tsx';

function show(held: readonly string[] | null, gate: Omit<PermissionGateProps, 'children' | 'fallback'>): string {
  render(
    <PermissionsProvider value={held}>
      <PermissionGate {...gate} fallback="fallback">
        content
      </PermissionGate>
    </PermissionsProvider>,
  );
  return document.body.textContent ?? '';
}

describe('permission gate', () => {
  it.each([
    { name: 'one permission that is held', held: ['a'], gate: { permission: 'a' }, shown: 'content' },
    { name: 'one permission that is not', held: ['b'], gate: { permission: 'a' }, shown: 'fallback' },
    { name: 'any of a list', held: ['b'], gate: { permission: ['a', 'b'] }, shown: 'content' },
    { name: 'none of a list', held: ['c'], gate: { permission: ['a', 'b'] }, shown: 'fallback' },
    { name: 'all of a list', held: ['a', 'b'], gate: { permission: ['a', 'b'], all: true }, shown: 'content' },
    {
      name: 'a part of a list when all are asked',
      held: ['a'],
      gate: { permission: ['a', 'b'], all: true },
      shown: 'fallback',
    },
  ])('with $name shows the $shown (AUTH-04)', ({ held, gate, shown }) => {
    expect(show(held, gate)).toBe(shown);
  });

  it('shows nothing while permissions load, not even the fallback (AUTH-04)', () => {
    expect(show(null, { permission: 'a' })).toBe('');
  });

  it('shows the content without a fallback being given (AUTH-04)', () => {
    render(
      <PermissionsProvider value={['a']}>
        <PermissionGate permission="a">
          <button type="button">Open</button>
        </PermissionGate>
      </PermissionsProvider>,
    );
    expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
  });
});
