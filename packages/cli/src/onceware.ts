#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { add } from './add.ts';
import { connect } from './connection.ts';
import { kept } from './where-saved.ts';
import { watch } from './watches.ts';
import { login } from './login.ts';
import { UserError, sentenceOf } from './user-errors.ts';

const HELP = `Keeps web pages in your collections of Onceware and watches deals, from the command line and for assistants.

  onceware login ADDRESS       asks for an API key of the site at ADDRESS, and remembers both
  onceware add URL…            keeps pages; for - the addresses are read from standard input, one a line
      --to NAME                in this collection; else where it is already, or in the first of yours
      --title TEXT             instead of what the page says of itself; one that you gave before stays
      --note TEXT
      --tag TAG                may be given several times
      --favorite
                               what is kept already gets the tags and the note that are new
  onceware kept URL…           where pages are kept, and what the catalogue has of them
  onceware watch DEAL --at PRICE
                               has you told when a deal (its address) costs "49 USD" or less
  onceware watch               what you watch
  onceware mcp                 serves assistants, by the Model Context Protocol over standard input and output

An API key is made on the site's page "Save from anywhere"; to add it needs to be allowed to change collections.
ONCEWARE_URL and ONCEWARE_API_KEY come before what login remembered.
`;

const options = {
  to: { type: 'string' },
  title: { type: 'string' },
  note: { type: 'string' },
  tag: { type: 'string', multiple: true },
  favorite: { type: 'boolean' },
  at: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...given] = positionals;
  if (command === undefined || values.help) return void process.stdout.write(HELP);
  if (command === 'login') return login(given);
  if (command === 'add') return add(connect(), given, values);
  if (command === 'kept') return kept(connect(), given);
  if (command === 'watch') return watch(connect(), given, values);
  if (command === 'mcp') return (await import('./mcp/serve.ts')).serve(connect());
  throw new UserError(`There is no command ${command}. See: onceware --help`);
}

try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
