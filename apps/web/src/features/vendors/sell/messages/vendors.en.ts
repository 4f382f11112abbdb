/** Words of the page that tells makers of tools how to sell here. */
export const sell = {
  title: 'Sell here',
  description: 'Offer the lifetime deal of your tool on Onceware: what it takes, and how to ask for a vendor account.',
  lead: 'You make a tool that people can pay for once? Submit its deals yourself, and see how often they are seen, saved and followed.',
  stepsTitle: 'How it works',
  step1: 'Ask for a vendor account',
  step1Text: 'You say which tool is yours and where it is found. A person reads it and answers by mail.',
  step2: 'Submit a deal',
  step2Text: 'Price, plans, what is included, when it ends. You see it as buyers will.',
  step3: 'Staff publish it',
  step3Text: 'Every deal is read before it appears. A price is compared with that of the last 30 days.',
  askTitle: 'Ask for a vendor account',
  askVisitor: 'You need an account here first. You come back to this page afterwards.',
  signUp: 'Create an account',
  logIn: 'Log in',
  isVendor: 'You have a vendor account.',
  toVendor: 'Go to the deals you sell',
  toolName: 'Name of your tool',
  toolHint: 'As it is called in the catalogue, if it is there.',
  website: 'Website',
  websiteHint: 'Of the tool, beginning with https://.',
  message: 'Your message',
  messageHint: 'What the tool does, what you would offer, and how we can see that it is yours.',
  length: '{length, number} of {max, number}',
  send: 'Send',
  sending: 'Sending…',
  change: 'Change it',
  save: 'Save changes',
  withdraw: 'Take it back',
  waitingTitle: 'We have your request',
  waiting: 'Staff will read it and answer to {email}. Until then you can change it or take it back.',
  refusedTitle: 'Your last request was refused',
  refused: 'The reason given: {reason}',
  accepted: 'You can submit deals of “{tool}” now.',
  wrongToolName: 'Enter the name of your tool.',
  wrongWebsite: 'Enter an address that begins with https://.',
  wrongMessage: 'Write a few words.',
  tooMany: 'You have sent many requests. Try again later.',
  failed: 'Your request could not be loaded.',
  tryAgain: 'Try again',
  withdrawn: 'Your request was taken back.',
} as const;

declare module '#i18n/words.ts' {
  interface Words {
    sell: typeof sell;
  }
}
