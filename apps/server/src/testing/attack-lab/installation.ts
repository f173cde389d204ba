import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, signUp, type Client } from "@audit/contract";
import { startMailServer } from "@audit/testkit";
import { openTestPostgres } from "../postgres.ts";
import { auditProcessesOf, startServerProcess } from "../server-process.ts";
import { waitFor } from "../wait-for.ts";

export type StoreKind = "embedded" | "postgres";

/** What only the installation knows; none of it may be seen by a process that reads strangers' pages. */
export const SECRETS = {
  APP_SECRET: "the sealing secret of an installation, 40 letters",
  METRICS_TOKEN: "a token for the scraper of the metrics",
  PASSWORD_PEPPER: "the pepper of all passwords",
} as const;

export const ADMIN = "operator@audit.example";

export interface Attacker {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly call: Client;
}

/** The product in production, as its operator runs it, with a mail server and one attacker's site allowed. */
export interface Installation {
  readonly url: string;
  readonly pid: number;
  /** Its data folder. */
  readonly folder: string;
  attacker(email?: string): Promise<Attacker>;
  /** Sends a request as it stands; the body is text. */
  send(path: string, body: string, token?: string): Promise<Response>;
  /** The newest text mailed to an address under a subject. */
  mailed(email: string, subject: string): Promise<string>;
  /** Process ids of the audits under way. */
  audits(): number[];
  stop(): Promise<void>;
}

export async function install(store: StoreKind, allowHosts: readonly string[]): Promise<Installation> {
  const database = store === "postgres" ? await openTestPostgres() : null;
  if (typeof database === "string") throw new Error(database);
  const mails = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "attack-lab-"));
  const server = await startServerProcess({
    ...SECRETS,
    NODE_ENV: "production",
    DATA_DIR: folder,
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    SMTP_URL: mails.url,
    MAIL_FROM: "no-reply@audit.example",
    BRAND_ORIGIN: "https://audit.example",
    ADMIN_EMAIL: ADMIN,
    PAYMENTS: "sandbox",
    RENDER: "1",
    CRAWL_ALLOW_HOSTS: allowHosts.join(","),
    SIGNUPS_PER_HOUR: "1000",
    LOGINS_PER_MINUTE: "1000",
    LOG_LEVEL: "error",
  });
  if (server.url === "") throw new Error(`The server did not start: ${server.output()}`);
  const { url } = server;
  let accounts = 0;
  return {
    url,
    pid: server.child.pid!,
    folder,
    attacker: async (email = `attacker-${(accounts += 1)}@shop.example`) => {
      const password = "correct-horse-7";
      const { token } = await createClient({ base: url, token: () => null })(signUp, { body: { email, password } });
      return { email, password, token, call: createClient({ base: url, token: () => token }) };
    },
    send: (path, body, token) =>
      fetch(url + path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body,
      }),
    mailed: (email, subject) =>
      waitFor(`a mail for ${email}`, async () => {
        const found = mails.mails.filter(({ to, message }) => to[0] === email && message.subject === subject);
        return found.at(-1)?.message.text;
      }),
    audits: () => auditProcessesOf(server.child.pid!),
    stop: async () => {
      await server.end("SIGTERM");
      await mails.close();
      await database?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The environment a process was started with (Linux). */
export const environmentOf = (pid: number): string => readFileSync(`/proc/${pid}/environ`, "utf8");
