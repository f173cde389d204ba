import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Prefix of a command that shall run as the root of a network and a view of the files of its own (util-linux). */
export const IN_OWN_NETWORK = ["unshare", "--user", "--map-root-user", "--net", "--mount"];

/** Whether this machine lets us have such a network: Linux, and not forbidden to us. */
export function canHaveOwnNetwork(): boolean {
  const [command, ...args] = [...IN_OWN_NETWORK, "ip", "link", "set", "lo", "up"];
  return process.platform === "linux" && spawnSync(command!, args).status === 0;
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
