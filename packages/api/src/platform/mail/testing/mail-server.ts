import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** Mails that were accepted, in order. */
  mails: (Email & { envelope: string[]; source: string })[];
  /** Refuses the next mails, for now. */
  refuse(count: number): void;
  /** Addresses that are refused for good, or with this answer. */
  refused: Map<string, string>;
  close(): Promise<void>;
}

/** A real mail server on the loopback address. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: TestMailServer['mails'] = [];
  const refused = new Map<string, string>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    // Nobody's name is asked for.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const answer = refused.get(address);
      if (answer === undefined) return done();
      const [, code = '550', words = answer] = /^(\d{3}) (.*)$/.exec(answer) ?? [];
      done(Object.assign(new Error(words), { responseCode: Number(code) }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Busy, try again'), { responseCode: 451 }));
        }
        const source = Buffer.concat(chunks).toString('utf8');
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(source).then((mail) => {
          mails.push({ ...mail, envelope, source });
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    refuse(count) {
      refusals = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
