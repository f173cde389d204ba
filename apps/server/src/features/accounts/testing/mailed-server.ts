import { startMailServer, type ReceivedMail } from "@audit/testkit";
import type { Store } from "../../../platform/database/index.ts";
import { createTestServer, waitFor, type TestServer } from "../../../testing/index.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export interface MailedServer {
  readonly server: TestServer;
  /** Calls with a body, as no client of ours would. */
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  /** The nth mail of that subject to an address, once it is there. */
  mailTo(email: string, subject: string, nth?: number): Promise<ReceivedMail>;
  /** All that has arrived. */
  mails(): readonly ReceivedMail[];
  stop(): Promise<void>;
}

/** A server whose mails really leave and arrive. */
export async function openMailedServer(store: Store, env: Readonly<Record<string, string>>): Promise<MailedServer> {
  const mails = await startMailServer();
  const address = { SMTP_URL: mails.url, MAIL_FROM: "no-reply@audit.example" };
  const server = await createTestServer({ store, env: { ...address, ...env } });
  return {
    server,
    post: async (path, body, headers = {}) => {
      const answer = await fetch(server.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer["body"] };
    },
    mailTo: async (email, subject, nth = 1) => {
      const found = () => mails.mails.filter(({ to, message }) => to[0] === email && message.subject === subject);
      await waitFor(`${subject} for ${email}`, async () => found().length >= nth);
      return found()[nth - 1]!;
    },
    mails: () => mails.mails,
    stop: async () => {
      await server.stop();
      await mails.close();
    },
  };
}

export const bearing = (token: unknown): { authorization: string } => ({ authorization: `Bearer ${String(token)}` });
