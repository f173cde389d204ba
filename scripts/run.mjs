// Entry of every npm script. Plain JavaScript without dependencies, because a fresh clone has nothing but the
// machine's own Node (20 or later): it fetches Node 24 when needed, installs dependencies, then hands over to tasks/.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

const NEEDED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === "win32";
const [task = "start", ...rest] = process.argv.slice(2);

const env = environment();
const node = ensureNode();
env.PATH = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
// Node strips types from our sources at each start; the cache keeps that work, and half of the start-up time.
env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
installOrExit(root, node);
if (env.LIGHTHOUSE?.trim() === "on" && ["start", "dev"].includes(task))
  tryLighthouse(join(root, "runtime", "lighthouse"));
handOver();

// A nested npm must not inherit what the outer npm set for this one script; its CA and registry settings must stay.
function environment() {
  const foreign = /^npm_(config_local_prefix|config_prefix|command|lifecycle|package|execpath$|node_execpath$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

function ensureNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  const folder = join(root, "runtime");
  const notice = `Node ${process.versions.node} is older than ${NEEDED_MAJOR}; fetching Node ${NEEDED_MAJOR} into runtime/ (once).`;
  installOrExit(folder, process.execPath, { notice, holds: () => packagedNode(folder) !== undefined });
  const found = packagedNode(folder);
  if (found) return found;
  console.error(
    `There is no packaged Node ${NEEDED_MAJOR} for ${process.platform} ${process.arch}. Please install it yourself.`,
  );
  process.exit(1);
}

function packagedNode(folder) {
  const platform = windows ? "win" : process.platform;
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(folder, "node_modules", name, "bin", windows ? "node.exe" : "node"))
    .find((path) => existsSync(path));
}

function installOrExit(folder, withNode, more) {
  const status = ensureInstalled(folder, { node: withNode, env, ...more });
  if (status !== 0) process.exit(status);
}

// Nothing else needs it: without it the product says that pages were not measured, and the next start tries again.
function tryLighthouse(folder) {
  const notice = "LIGHTHOUSE is on; installing Lighthouse into runtime/lighthouse/ (once).";
  if (ensureInstalled(folder, { node, env, flags: ["--fetch-retries=1"], notice }) !== 0) {
    console.error("Lighthouse could not be installed, so pages are not measured. The next start tries again.");
  }
}

// Not spawnSync: a signal sent to this process alone (npm, a service manager) must still reach the task.
function handOver() {
  const child = spawn(node, [join(root, "scripts", "tasks", "main.ts"), task, ...rest], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    throw error;
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
}
