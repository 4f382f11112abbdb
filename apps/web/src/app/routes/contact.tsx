import { ContactPage } from '#features/contact/form/contact-page.tsx';

export function Component() {
  return <ContactPage />;
}
