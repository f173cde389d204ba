import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestStore } from "../testing/stores.ts";
import { fromSecret } from "./app-secret.ts";
import { openInstallationSecret, saveMark } from "./installation-secret.ts";

const REFUSED = "This machine has another secret than the database: set APP_SECRET";

test("a second machine needs the secret of the first, and one without any makes none", async () => {
  const { db, close } = await openTestStore();
  const dataDir = mkdtempSync(join(tmpdir(), "seo-audit-secret-"));
  const open = (appSecret: string | null, formerAppSecret: string | null = null) =>
    openInstallationSecret(db, { appSecret, formerAppSecret, dataDir });
  await open("the first");
  await open("the first");
  await expect(open("another")).rejects.toThrow(REFUSED);
  await expect(open(null)).rejects.toThrow(REFUSED);
  expect(existsSync(join(dataDir, "app-secret"))).toBe(false);
  // While it is changed, machines with the old one and with the new one work side by side, until all is sealed anew.
  await open("the next", "the first");
  await open("the first");
  await saveMark(db, fromSecret("the next"));
  await open("the next");
  await expect(open("the first")).rejects.toThrow(REFUSED);
  await close();
  rmSync(dataDir, { recursive: true });
});
