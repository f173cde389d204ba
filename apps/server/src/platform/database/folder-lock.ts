import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Holds a data folder for this process alone. The embedded database has no lock of its own: two processes on one
 * folder silently lose each other's rows. An exclusive SQLite transaction is a lock of the operating system,
 * so it ends with the process, even after kill -9, and leaves nothing stale behind.
 * @returns gives the folder back.
 * @throws Error with one plain sentence when another process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "lock.db"));
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw new Error(
      `Another process already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return () => lock.close();
}
