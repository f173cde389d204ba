import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, signUp, type Client } from "@audit/contract";
import { openAuditInProcess } from "@audit/engine/process";
import type { OpenAudit } from "../audit-request/index.ts";
import { readConfig } from "../config/config.ts";
import type { Store } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { startServer } from "../server.ts";
import { withCheapPasswords } from "./with-cheap-passwords.ts";
import { openTestStore } from "./stores.ts";

export interface TestAccount {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
  readonly call: Client;
}

export interface TestServer {
  readonly url: string;
  readonly store: Store;
  /** Calls without a session. */
  readonly anonymous: Client;
  /** Creates an account of its own for a test. */
  mint(role?: "user" | "admin"): Promise<TestAccount>;
  stop(): Promise<void>;
}

interface TestServerOptions {
  readonly store?: Store;
  /** On top of settings that suit tests: any free port, no pause between requests, nothing sold. */
  readonly env?: Readonly<Record<string, string>>;
  readonly openAudit?: OpenAudit;
  /** Hashes as in production, for tests that are about them. */
  readonly fullPasswordCost?: boolean;
}

/** The whole server on a free port, over an in-memory database unless another store is given. */
export async function createTestServer({
  store,
  env,
  openAudit,
  fullPasswordCost = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "seo-audit-test-"));
  const read = readConfig({
    DATA_DIR: folder,
    PORT: "0",
    HOST: "127.0.0.1",
    CRAWL_RATE: "0",
    WORKERS: "2",
    RENDER: "off",
    LOG_LEVEL: "silent",
    APP_SECRET: "a secret for tests only, 32 characters",
    SHUTDOWN_SECONDS: "10",
    PAYMENTS: "off",
    ...env,
  });
  const config = fullPasswordCost ? read : withCheapPasswords(read);
  const opened = store ?? (await openTestStore());
  const log = createLog(config.logLevel);
  const server = await startServer(config, { store: opened, log, openAudit: openAudit ?? openAuditInProcess });
  const url = server.url!;
  const anonymous = createClient({ base: url, token: () => null });
  return {
    url,
    store: opened,
    anonymous,
    mint: (role = "user") => mintAccount(url, opened, anonymous, role),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mintAccount(
  base: string,
  store: Store,
  anonymous: Client,
  role: "user" | "admin",
): Promise<TestAccount> {
  const [email, password] = [`${randomUUID()}@shop.example`, randomUUID()];
  const { token, user_id: userId } = await anonymous(signUp, { body: { email, password } });
  if (role === "admin") {
    await store.db.updateTable("users").set({ is_admin: true }).where("email", "=", email).execute();
  }
  return { email, password, token, userId, call: createClient({ base, token: () => token }) };
}
