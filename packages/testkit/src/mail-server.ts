import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** As the envelope names them. */
  readonly from: string;
  readonly to: readonly string[];
  /** The parsed message. */
  readonly message: Email;
}

/** Of a delivery: sender and recipient are named, the text is asked for, it is complete but not answered yet. */
export const mailMoments = ["named", "asked", "complete"] as const;
export type MailMoment = (typeof mailMoments)[number];

export interface MailServer {
  /** smtp://user:password@host:port, as SMTP_URL wants it. */
  readonly url: string;
  /** Mails taken so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** Answers the next deliveries with this SMTP code (such as 451) instead of taking them, until told `null`. */
  refuseWith(code: number | null): void;
  /** Is waited for at that moment of each delivery, in place of what was told before. */
  at(moment: MailMoment, act: () => Promise<void>): void;
  /** From now on texts are taken and the connection is closed without an answer, until told otherwise. */
  hangUp(silently: boolean): void;
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
  let hangsUp = false;
  const acts = new Map<MailMoment, () => Promise<void>>();
  const reach = async (moment: MailMoment): Promise<void> => acts.get(moment)?.();
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === LOGIN.user && password === LOGIN.pass
        ? done(null, { user: username })
        : done(new Error("Wrong login")),
    onRcptTo: (_address, _session, done) => void answerWith(async () => (await reach("named"), null), done),
    onData: (stream, { envelope, remotePort }, done) => {
      const take = async (): Promise<Error | null> => {
        await reach("asked");
        const source = Buffer.concat(await stream.toArray());
        await reach("complete");
        if (refusal !== null) {
          refused += 1;
          return Object.assign(new Error("Not now"), { responseCode: refusal });
        }
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, message: await PostalMime.parse(source) });
        if (hangsUp) for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
        return null;
      };
      void answerWith(take, done);
    },
  });
  server.on("error", () => {
    // A client that leaves in the middle is no concern of the others.
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${LOGIN.user}:${LOGIN.pass}@127.0.0.1:${port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    at: (moment, act) => void acts.set(moment, act),
    hangUp: (silently) => {
      hangsUp = silently;
    },
    refusals: () => refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function answerWith(take: () => Promise<Error | null>, done: (error?: Error | null) => void): Promise<void> {
  done(await take().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))));
}
