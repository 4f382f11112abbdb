import type { Deliver } from './create-mailer.ts';

export interface DeliveryOptions {
  /** `smtp://…` or `smtps://…`; without it mails become files of `outboxDir` and their links are told to `log`. */
  smtpUrl: string | undefined;
  /** `Name <address>` */
  from: string;
  outboxDir: string;
  log: (line: string) => void;
}

/** How mail leaves: to a mail server, or into a folder (AUTH-07). */
export function createDelivery(_options: DeliveryOptions): Deliver {
  throw new Error('being written');
}
