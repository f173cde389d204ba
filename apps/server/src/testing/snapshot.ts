import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { cp, link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedStore } from "../platform/database/embedded.ts";
import { openLite } from "../platform/database/open-lite.ts";
import { createLog } from "../platform/log.ts";
import { openQueue } from "../platform/queue/queue.ts";

const MIGRATIONS = join(import.meta.dirname, "../platform/database/migrations");
const QUEUE = join(import.meta.dirname, "../platform/queue/queue.ts");
const VERSIONS = join(import.meta.dirname, "../../package.json");

/** An empty database with all tables, made once per version of the schema: opening it costs a tenth of making it. */
export async function loadSnapshot(): Promise<Blob> {
  const path = join(tmpdir(), `seo-audit-empty-${await schemaHash()}.tar`);
  if (!(await exists(path))) await makeSnapshot(path);
  return openAsBlob(path);
}

/** Puts such a database into a data folder, for a program about to be started there: half of its start is making one. */
export async function fillDataFolder(folder: string): Promise<void> {
  const made = join(tmpdir(), `seo-audit-empty-${await schemaHash()}`);
  if (!(await exists(made))) await unpackSnapshot(made);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cp(made, join(folder, "pg"), { recursive: true });
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function schemaHash(): Promise<string> {
  const migrations = (await readdir(MIGRATIONS)).sort().map((name) => join(MIGRATIONS, name));
  const files = [...migrations, QUEUE, VERSIONS, import.meta.filename];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

async function makeSnapshot(path: string): Promise<void> {
  const lite = await openLite({ dataDir: "memory://" });
  const store = await embeddedStore(lite);
  const queue = await openQueue(store, createLog("silent"), { supervise: false });
  await queue.close(1000);
  // A third of what every test unpacks; nobody makes a database from them.
  await lite.exec("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  for (const name of ["template0", "template1"]) await lite.exec(`drop database ${name}`);
  const dump = await lite.dumpDataDir("none");
  await store.close();
  const own = `${path}.${process.pid}`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  // Whoever comes first: replacing the file would break it for a test that has just opened it.
  await link(own, path).catch(() => undefined);
  await rm(own);
}

async function unpackSnapshot(path: string): Promise<void> {
  const own = `${path}.${process.pid}`;
  const lite = await openLite({ dataDir: own, loadDataDir: await loadSnapshot() });
  await lite.close();
  // As above: whoever comes second finds the folder taken.
  await rename(own, path).catch(() => rm(own, { recursive: true }));
}
