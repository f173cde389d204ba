import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planterOf, type Plant } from "../apps/server/src/testing/planter.ts";

const root = join(import.meta.dirname, "..");
/** The mailbox opens with what is made of it. */
export const APP_SECRET = "a secret for tests only, 32 characters";
const PATIENCE_MS = 60_000;

export type { Plant };

export interface RunningServer {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly plant: Plant;
  stop(): Promise<void>;
}

/** Starts the real server as people do, on an empty data folder and a free port. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "e2e-data-"));
  const server = spawn(process.execPath, ["apps/server/src/testing/plantable-main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      LOG_LEVEL: "error",
      DATA_DIR: folder,
      PAYMENTS: "off",
      RENDER: "off",
      APP_SECRET,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => {
      server.kill("SIGKILL");
      reject(new Error("The server did not start in time"));
    }, PATIENCE_MS);
    let said = "";
    server.stdout!.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /ready on (http:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(giveUp);
      resolve(address);
    });
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    origin,
    plant: planterOf(server),
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
