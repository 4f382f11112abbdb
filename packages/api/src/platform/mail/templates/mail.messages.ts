export const mailMessages = {
  greeting: 'Hello {name},',
  greetingNameless: 'Hello,',
  copyLink: 'If the button does not work, copy this address into your browser:',
  sender: 'Onceware, lifetime deals for software',
  automatic: 'This mail was sent by the product itself, because something happened to your account.',
  kinds: {
    verify_email: {
      subject: 'Confirm your e-mail address',
      text: 'Welcome to Onceware. Confirm that this address is yours, so that you can get back into your account if you forget its password.',
      button: 'Confirm this address',
      closing:
        'The link works once, for {duration}. If you did not open an account, ignore this mail: without the link nobody can confirm your address.',
    },
    sign_up_known: {
      subject: 'You have an Onceware account already',
      text: 'Somebody, perhaps you, tried to open an account with this address. It has one already, and nothing about it has changed.',
      button: 'Set a new password',
      closing: 'If you know your password, log in as usual. If it was not you, you need not do anything.',
    },
    reset_password: {
      subject: 'Set a new password',
      text: 'Somebody, probably you, asked for a new password for your account.',
      button: 'Set a new password',
      closing:
        'The link works once, for {duration}. Your old password works until then. If it was not you, ignore this mail.',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your account was changed, and every other device was logged out.',
      button: 'Set a new password',
      notes: {
        ended: 'Your API keys have ended too: programs that used one need a new one.',
        kept: 'Your API keys still work.',
      },
      closing:
        'If it was you, you need not do anything. If it was not you, set a new password now; that ends all API keys too.',
    },
    email_change_old: {
      subject: 'Confirm that your e-mail address changes',
      text: 'You asked to change the e-mail address of your account to {newEmail}. Confirm it here, and then also in the mail that we sent to the new address.',
      button: 'Confirm the change',
      closing:
        'The link works once, for {duration}. If it was not you, do not confirm it, and change your password: somebody knows it.',
    },
    email_change_new: {
      subject: 'Confirm your new e-mail address',
      text: 'You asked to make this the e-mail address of your Onceware account. Confirm it here, and then also in the mail that we sent to the old address.',
      button: 'Confirm this address',
      closing: 'The link works once, for {duration}. If you have no account with us, ignore this mail.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      text: 'The e-mail address of your account is now {newEmail}. All mail about your account goes there from now on.',
      closing: 'If it was not you, write to us by the contact form on our site.',
    },
    key_created: {
      subject: 'A new API key was made',
      text: 'An API key with the name “{keyName}” was made for your account. Tools that have it can act in your name.',
      button: 'See your API keys',
      closing: 'If it was not you, revoke the key and change your password.',
    },
    account_deleted: {
      subject: 'Your account was deleted',
      text: 'Your account was deleted for good. What you wrote in rooms and reviews stays without your name; everything else of it is erased.',
      closing: 'If it was not you, write to us by the contact form on our site.',
    },
    account_suspended: {
      subject: 'Your account was suspended',
      text: 'Your account was suspended, and every device was logged out. The reason given: {reason}',
      closing: 'If you think that this is a mistake, write to us by the contact form on our site.',
    },
    vendor_accepted: {
      subject: 'Your vendor account is ready',
      text: 'You can now submit deals of “{title}” on Onceware; staff look at each before it is published.',
      button: 'Submit a deal',
      closing: 'Members of your team can be added on request.',
    },
    vendor_refused: {
      subject: 'Your request for a vendor account was refused',
      text: 'Your request for “{title}” was refused. The reason given: {reason}',
      button: 'See it',
      closing: 'You can change it and ask again.',
    },
    submission_accepted: {
      subject: 'Your submission was accepted',
      text: '“{title}” was accepted, and stands in the catalogue now.',
      button: 'See it',
      closing: 'You need not do anything.',
    },
    submission_refused: {
      subject: 'Your submission was not accepted',
      text: '“{title}” was not accepted. The reason given: {reason}',
      button: 'See it',
      closing: 'You can change it and submit it again.',
    },
  },
} as const;
