import { MailChoicesPage } from '#features/notifications/mail/mail-choices-page.tsx';

export function Component() {
  return <MailChoicesPage />;
}
