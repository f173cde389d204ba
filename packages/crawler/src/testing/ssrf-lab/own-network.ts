import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Prefix of a command that shall run in a network and a view of the files of its own (util-linux), as root. */
interface Apart {
  readonly prefix: readonly [string, ...string[]];
  /** There is no other user inside, and Chromium's sandbox takes none who is root. */
  readonly isAlone: boolean;
}

const OF_ROOT: Apart = { prefix: ["unshare", "--net", "--mount"], isAlone: false };
const OF_A_USER: Apart = { prefix: ["unshare", "--user", "--map-root-user", "--net", "--mount"], isAlone: true };

/** How this machine lets us have such a network; null elsewhere than on Linux, and where it is forbidden to us. */
export function findOwnNetwork(): Apart | null {
  if (process.platform !== "linux") return null;
  return [OF_ROOT, OF_A_USER].find(allows) ?? null;
}

function allows({ prefix: [command, ...args] }: Apart): boolean {
  return spawnSync(command, [...args, "ip", "link", "set", "lo", "up"]).status === 0;
}

/**
 * Makes every address of the internet this machine's own, and its name server the one on port 53 of this network. To be
 * called inside of it only: the machine itself is left as it is.
 * @throws Error when a step fails.
 */
export function takeOverTheNetwork(): void {
  run("ip", "link", "set", "lo", "up");
  run("ip", "route", "add", "local", "0.0.0.0/0", "dev", "lo");
  run("ip", "-6", "route", "add", "local", "::/0", "dev", "lo");
  const folder = mkdtempSync(join(tmpdir(), "own-network-"));
  replace(folder, "/etc/resolv.conf", "nameserver 127.0.0.1\noptions timeout:1 attempts:1\n");
  replace(folder, "/etc/nsswitch.conf", "hosts: files dns\n");
}

function replace(folder: string, path: string, text: string): void {
  const file = join(folder, path.replaceAll("/", "-"));
  writeFileSync(file, text);
  run("mount", "--bind", file, path);
}

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
}
