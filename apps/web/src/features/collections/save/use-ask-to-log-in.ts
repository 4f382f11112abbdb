import { useOpenLogin } from '@onceware/ui/login-drawer/login-drawer';
import { useLocation, useNavigate } from 'react-router';
import { fullPath, paths } from '#lib/paths.ts';
import { useSession } from '#lib/api/session.ts';

/** The login drawer, or its page where no drawer may open. */
export function useAskToLogIn(): (andThen: () => void) => void {
  const openLogin = useOpenLogin();
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  return (andThen) => {
    if (!openLogin({ variant: 'modal', andThen }) && status === 'anonymous')
      void navigate(paths.signIn(fullPath(location)));
  };
}
