import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { refuseUnsafeStart } from "./refuse-unsafe-start.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "start-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = (env: Record<string, string>) => (): void => refuseUnsafeStart(readConfig({ DATA_DIR: dataDir, ...env }));

test.each([
  ["HOST", { HOST: "0.0.0.0" }],
  ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.1" }],
  ["BRAND_ORIGIN", { BRAND_ORIGIN: "https://audit.example" }],
])("a start with %s set is refused outside production, and only there", (name, env) => {
  expect(start(env)).toThrow(new RegExp(`^${name} .* set NODE_ENV=production`));
  expect(start({ ...env, NODE_ENV: "production" })).not.toThrow();
});

test("a developer's own machine is served", () => {
  expect(start({})).not.toThrow();
  expect(start({ HOST: "127.0.0.1", BRAND_ORIGIN: "http://localhost:3000" })).not.toThrow();
});

test("a data folder that others can open is refused with the command that mends it", () => {
  chmodSync(dataDir, 0o755);
  expect(start({})).toThrow(`run chmod go-rwx ${dataDir}`);
  chmodSync(dataDir, 0o700);
  expect(start({ NODE_ENV: "production" })).not.toThrow();
});
