// The program as it is, started by a test that may also write states into its store over the channel to its parent.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refuseToStart, runServer } from "../run-server.ts";
import { fillDataFolder } from "./snapshot.ts";
import { withCheapPasswords } from "./with-cheap-passwords.ts";
import { plant, type PlantName, type Plants } from "./planting.ts";

export interface PlantRequest {
  readonly id: number;
  readonly name: PlantName;
  readonly email: string;
  readonly input: Plants[PlantName];
}

export interface PlantAnswer {
  readonly id: number;
  readonly planted?: unknown;
  readonly fault?: string;
}

// Whoever started it may be ended without a word, and nobody else would end this.
process.once("disconnect", () => process.exit(1));

const { DATA_DIR, DATABASE_URL } = process.env;
if (DATA_DIR !== undefined && !DATABASE_URL && !existsSync(join(DATA_DIR, "pg"))) await fillDataFolder(DATA_DIR);

const answer = (message: PlantAnswer): void => void process.send?.(message);

runServer(process.env, withCheapPasswords).then((store) => {
  process.on("message", ({ id, name, email, input }: PlantRequest) => {
    plant(store.db, name, email, input).then(
      (planted) => answer({ id, planted }),
      (error: unknown) => answer({ id, fault: String(error) }),
    );
  });
}, refuseToStart);
