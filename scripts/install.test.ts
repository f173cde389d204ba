import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** Stands in for npm: slow, deletes what is there first as `npm ci` does, and writes down each of its runs. */
const NPM = `
  const fs = require("node:fs");
  fs.appendFileSync("runs", process.argv.slice(2).join(" ") + "\\n");
  fs.rmSync("node_modules", { recursive: true, force: true });
  setTimeout(() => fs.mkdirSync("node_modules"), 500);
`;
const COMMAND = `
  import { ensureInstalled } from ${JSON.stringify(join(import.meta.dirname, "install.mjs"))};
  const env = { ...process.env, npm_execpath: process.argv[2] };
  const holds = eval(process.argv[3]);
  process.exit(ensureInstalled(process.argv[1], { node: process.execPath, env, holds }));
`;

describe("setting up", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "install-"));
    writeFileSync(join(folder, "package-lock.json"), "{}");
    writeFileSync(join(folder, "npm.cjs"), NPM);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (holds = "() => true") =>
    new Promise<number | null>((resolve) => {
      const given = [folder, join(folder, "npm.cjs"), holds];
      const child = spawn(process.execPath, ["--input-type=module", "-e", COMMAND, ...given]);
      child.on("exit", resolve);
    });
  const runs = () => readFileSync(join(folder, "runs"), "utf8").trim().split("\n");

  it("installs once where several commands start at once", async () => {
    expect(await Promise.all([start(), start(), start(), start()])).toEqual([0, 0, 0, 0]);
    expect(runs()).toEqual(["ci"]);
  });

  it("takes over from a command that was killed while installing", async () => {
    const gone = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => gone.on("exit", resolve));
    writeFileSync(join(folder, ".installing"), String(gone.pid));
    expect(await Promise.all([start(), start(), start(), start()])).toEqual([0, 0, 0, 0]);
    expect(runs()).toEqual(["ci"]);
  });

  it("installs again what was installed for another machine", async () => {
    await start();
    await start("() => false");
    expect(runs()).toEqual(["ci", "ci"]);
  });

  it("installs again once the lock file has changed", async () => {
    await start();
    writeFileSync(join(folder, "package-lock.json"), '{ "name": "newer" }');
    await start();
    expect(runs()).toEqual(["ci", "ci"]);
  });
});
