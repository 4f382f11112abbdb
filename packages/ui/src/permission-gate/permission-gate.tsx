import { createContext, type ReactNode, use } from 'react';

const PermissionsContext = createContext<readonly string[] | null>(null);

/** Provides the held permissions to every gate; null while they load. */
export const PermissionsProvider = PermissionsContext.Provider;

export interface PermissionGateProps {
  /** One permission, or a list of which any suffices. */
  permission: string | readonly string[];
  /** Require every permission of the list. */
  all?: boolean;
  /** Shown to those who lack it. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows its content to those who hold the permission, and nothing while permissions load (AUTH-04).
 * For display only: the server checks every call itself.
 */
export function PermissionGate({ permission, all = false, fallback = null, children }: PermissionGateProps) {
  const held = use(PermissionsContext);
  if (held === null) return null;
  const asked = typeof permission === 'string' ? [permission] : permission;
  const isAllowed = all ? asked.every((one) => held.includes(one)) : asked.some((one) => held.includes(one));
  return isAllowed ? children : fallback;
}
