import { PermissionsProvider } from '@onceware/ui/permission-gate/permission-gate';
import { ThemeProvider } from '@onceware/ui/theme/theme-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { type Boot, BootProvider } from '../lib/boot.tsx';
import { useSession } from '../lib/session.ts';
import { type ApiClient, trpc } from '../lib/trpc.ts';

interface Props {
  boot: Boot;
  messages: Messages;
  client: ApiClient;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that components below may ask for. The same tree on the server and in the browser. */
export function Providers({ boot, messages, client, queryClient, children }: Props) {
  return (
    <BootProvider value={boot}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <IntlProvider locale={boot.language} messages={messages} timeZone="UTC" now={new Date(boot.now)}>
            <ThemeProvider initialColorScheme={boot.colorScheme} direction={LANGUAGES[boot.language].direction}>
              <SessionPermissions>{children}</SessionPermissions>
            </ThemeProvider>
          </IntlProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </BootProvider>
  );
}

function SessionPermissions({ children }: { children: ReactNode }) {
  const { status, permissions } = useSession();
  return <PermissionsProvider value={status === 'loading' ? null : permissions}>{children}</PermissionsProvider>;
}
