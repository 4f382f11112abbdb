import { accountMails } from '#identity/account/account.mails.ts';
import { apiKeyMails } from '#identity/api-keys/api-keys.mails.ts';
import { authMails } from '#identity/auth/auth.mails.ts';
import { emailMails } from '#identity/auth/email/email.mails.ts';
import { passwordMails } from '#identity/auth/passwords/passwords.mails.ts';
import type { MailKinds } from '#platform/mail/mailer.ts';
import { notificationMails } from '#platform/notifications/notifications.mails.ts';
import { userMails } from '#staff/users/users.mails.ts';
import { vendorMails } from '#supply/vendors/vendors.mails.ts';

/** Every kind of mail. */
export const mailKinds: MailKinds = {
  ...authMails,
  ...emailMails,
  ...passwordMails,
  ...apiKeyMails,
  ...accountMails,
  ...userMails,
  ...vendorMails,
  ...notificationMails,
};
