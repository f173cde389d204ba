// Plain JavaScript without dependencies, because run.mjs calls it before there are any.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const POLL_MS = 200;

/**
 * Installs a folder's locked packages unless they are there. Commands started at once wait for the one that installs:
 * two `npm ci` in one folder delete each other's files.
 * @param {string} folder where package.json and package-lock.json lie
 * @param {{ node: string, env: NodeJS.ProcessEnv, flags?: string[], notice?: string, holds?: () => boolean }} how `notice` is
 * said before installing; `holds` tells whether what was installed is what this machine needs
 * @returns npm's exit status; 0 where nothing was to do
 */
export function ensureInstalled(folder, { node, env, flags = [], notice, holds = () => true }) {
  const isReady = () => isInstalled(folder) && holds();
  if (isReady()) return 0;
  const release = takeTurn(join(folder, ".installing"));
  try {
    if (isReady()) return 0;
    if (notice) console.error(notice);
    return install(folder, node, env, flags);
  } finally {
    release();
  }
}

function isInstalled(folder) {
  try {
    return readFileSync(join(folder, "node_modules", ".installed"), "utf8") === stampOf(folder);
  } catch {
    return false;
  }
}

function stampOf(folder) {
  return createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
}

function install(folder, node, env, flags) {
  const npm = env.npm_execpath ?? join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  const { status, error } = spawnSync(node, [npm, "ci", ...flags], { cwd: folder, env, stdio: "inherit" });
  if (error) throw error;
  if (status === 0) writeFileSync(join(folder, "node_modules", ".installed"), stampOf(folder));
  return status ?? 1;
}

// A file that can be made only once, holding who made it: what a killed command left behind is taken over.
function takeTurn(lock) {
  for (let told = false; ; told = true) {
    const owner = tryToOwn(lock);
    if (owner === process.pid) return () => rmSync(lock, { force: true });
    if (owner !== undefined && !isRunning(owner)) dropStale(lock, owner);
    else if (!told) console.error(`Another command installs packages; waiting until ${lock} is gone.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
}

/** @returns the process id in the lock, ours when we got it; undefined while its owner is still writing or removing it */
function tryToOwn(lock) {
  return writeOnce(lock, String(process.pid)) ? process.pid : ownerOf(lock);
}

function writeOnce(path, text) {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function ownerOf(lock) {
  try {
    return Number.parseInt(readFileSync(lock, "utf8"), 10) || undefined;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

// One at a time, and looked at again: who saw the dead owner late must not remove the lock of who came after it.
function dropStale(lock, owner) {
  const turn = `${lock}-after-${owner}`;
  if (!writeOnce(turn, "")) return;
  if (ownerOf(lock) === owner) rmSync(lock, { force: true });
  rmSync(turn, { force: true });
}
