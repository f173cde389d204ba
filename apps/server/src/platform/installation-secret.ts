import { existsSync } from "node:fs";
import { join } from "node:path";
import { fromSecret, openAppSecret, SECRET_FILE, type AppSecret, type SecretSettings } from "./app-secret.ts";
import type { Db } from "./database/index.ts";

const OTHER =
  "This machine has another secret than the database: set APP_SECRET to the one of the machine that made it (its setting, " +
  "or the file app-secret of its DATA_DIR). If that is lost, run npm run admin -- reseal, which takes this machine's secret " +
  "from then on and counts what can't be opened any more.";

/**
 * The secret of this machine, once it is known to be the database's, which keeps a mark of it: with another one links,
 * connections and second factors could not be opened. The first program on a database decides.
 * @throws Error with one sentence that says how to mend it
 */
export async function openInstallationSecret(db: Db, settings: SecretSettings): Promise<AppSecret> {
  const mark = await readMark(db);
  const hasSecret = settings.appSecret !== null || existsSync(join(settings.dataDir, SECRET_FILE));
  // Not made here: it could only be another one.
  if (mark !== null && !hasSecret) throw new Error(OTHER);
  const secret = openAppSecret(settings);
  if (mark === null)
    await db
      .updateTable("installation")
      .set({ secret_mark: markOf(secret) })
      .where("secret_mark", "is", null)
      .execute();
  const known = await readMark(db);
  const former = settings.formerAppSecret === null ? null : fromSecret(settings.formerAppSecret);
  if (known !== null && ![secret, former].some((one) => one !== null && known.equals(markOf(one))))
    throw new Error(OTHER);
  return secret;
}

/** Makes a secret the database's own. */
export async function saveMark(db: Db, secret: AppSecret): Promise<void> {
  await db
    .updateTable("installation")
    .set({ secret_mark: markOf(secret) })
    .execute();
}

const markOf = (secret: AppSecret): Buffer => secret.mark("installation", "the secret of this installation");

async function readMark(db: Db): Promise<Buffer | null> {
  const row = await db.selectFrom("installation").select("secret_mark").executeTakeFirst();
  return row?.secret_mark ? Buffer.from(row.secret_mark) : null;
}
