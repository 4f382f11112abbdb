import { AvatarBasesContext } from '@onceware/ui/avatar/avatar-bases';
import { FailedImageTitle } from '@onceware/ui/image/image';
import { PermissionsProvider } from '@onceware/ui/permission-gate/permission-gate';
import type { ColorScheme } from '@onceware/ui/theme/color-scheme';
import { ThemeProvider } from '@onceware/ui/theme/theme-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { LanguageProvider, useLanguage } from '#i18n/language-provider.tsx';
import type { Words } from '#i18n/words.ts';
import { type Boot, BootProvider } from '#lib/page/boot.tsx';
import { SessionContext, useSessionQuery } from '#lib/api/session.ts';
import { type ApiClient, trpc } from '#lib/api/trpc.ts';
import { EarlyPresses } from './early-presses.tsx';

interface Props {
  boot: Boot;
  messages: Words;
  client: ApiClient;
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Everything that components below may ask for. The same tree on the server and in the browser, those included that render
 * nothing: `useId` counts them.
 */
export function Providers({ boot, messages, client, queryClient, children }: Props) {
  return (
    <BootProvider value={boot}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider initial={{ code: boot.language, messages }} now={new Date(boot.now)}>
            <Directed colorScheme={boot.colorScheme}>
              <AvatarBasesContext value={boot.settings.avatarBases}>
                <Session>
                  {children}
                  <EarlyPresses />
                </Session>
              </AvatarBasesContext>
            </Directed>
          </LanguageProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </BootProvider>
  );
}

function Directed({ colorScheme, children }: { colorScheme: ColorScheme; children: ReactNode }) {
  const { language } = useLanguage();
  const t = useTranslations('app');
  return (
    <ThemeProvider initialColorScheme={colorScheme} direction={language.direction}>
      <FailedImageTitle value={(alt) => t('imageFailed', { alt })}>{children}</FailedImageTitle>
    </ThemeProvider>
  );
}

function Session({ children }: { children: ReactNode }) {
  const session = useSessionQuery();
  return (
    <SessionContext value={session}>
      <PermissionsProvider value={session.status === 'loading' ? null : session.permissions}>
        {children}
      </PermissionsProvider>
    </SessionContext>
  );
}
