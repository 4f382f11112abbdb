import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '#lib/api/session.ts';

/**
 * Has the page's guard look again when somebody is no longer signed in or may do less: their session was ended elsewhere, or
 * a permission was taken. The guard then leads to signing in, or says that the page is not theirs.
 */
export function SessionWatch() {
  const { status, permissions } = useSession();
  const { revalidate } = useRevalidator();
  const held = useRef(permissions);

  useEffect(() => {
    if (status === 'loading') return;
    const isLess = held.current.some((permission) => !permissions.includes(permission));
    held.current = permissions;
    if (isLess) void revalidate();
  }, [status, permissions, revalidate]);
  return null;
}
