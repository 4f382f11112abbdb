import { lazy, Suspense, useState } from 'react';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const loadUserMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(async () => ({ default: (await loadUserMenu()).UserMenu }));

/** The menu's code is fetched when the pointer or the focus comes near, and opened by the first click. */
export function MemberArea({ user }: { user: { name: string; email: string; avatar: string | null } }) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <UserMenuTrigger
      user={user}
      aria-busy={isWanted || undefined}
      onPointerEnter={loadUserMenu}
      onFocus={loadUserMenu}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenu user={user} />
    </Suspense>
  );
}
