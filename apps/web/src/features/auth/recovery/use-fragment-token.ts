import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '#lib/presses/use-is-hydrated.ts';

interface FragmentToken {
  /** Undefined until the browser has looked, since the server cannot see it; null if there is none. */
  token: string | null | undefined;
  /** It was of no use. */
  forget: () => void;
}

/**
 * Returns the token behind the `#` of a mailed link. It is removed from the address bar at once, so that the history
 * does not keep it.
 */
export function useFragmentToken(): FragmentToken {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [kept, setKept] = useState<string | null>(null);
  const found = hash.slice(1);
  if (found !== '' && found !== kept) setKept(found);

  useEffect(() => {
    if (found !== '') void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [found, navigate, pathname, search]);

  return { token: isHydrated ? kept : undefined, forget: () => setKept(null) };
}
