import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** As the envelope names them. */
  readonly from: string;
  readonly to: readonly string[];
  /** The parsed message. */
  readonly message: Email;
}

export interface MailServer {
  /** smtp://user:password@host:port, as SMTP_URL wants it. */
  readonly url: string;
  /** Mails taken so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Answers the next deliveries with this SMTP code (such as 451) instead of taking them, until told `null`. */
  refuseWith(code: number | null): void;
  /** Deliveries that were refused. */
  refusals(): number;
  close(): Promise<void>;
}

const LOGIN = { user: "shop", pass: "let-me-send" };

/** Starts a real SMTP server on a free loopback port that keeps what it is given and asks for a login. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.pass
        ? done(null, { user: username })
        : done(new Error("Wrong login")),
    onData: (stream, { envelope }, done) => {
      const take = async (): Promise<Error | null> => {
        const source = Buffer.concat(await stream.toArray());
        if (refusal !== null) {
          refused += 1;
          return Object.assign(new Error("Not now"), { responseCode: refusal });
        }
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, message: await PostalMime.parse(source) });
        return null;
      };
      void answerWith(take, done);
    },
  });
  server.on("error", () => {
    // A client that leaves in the middle is no concern of the others.
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${LOGIN.user}:${LOGIN.pass}@127.0.0.1:${port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    refusals: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function answerWith(take: () => Promise<Error | null>, done: (error?: Error | null) => void): Promise<void> {
  done(await take().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))));
}
