import { spawn, spawnSync } from "node:child_process";
import { text } from "node:stream/consumers";

type Extra = Record<string, string>;
type Command = readonly [command: string, ...args: string[]];

/**
 * Runs a command to its end with our own terminal; ends this process with the same status when it fails.
 * @param words where it says what it does: standard output, or standard error where that belongs to a program after it
 */
export function must(
  command: string,
  args: readonly string[],
  extra: Extra = {},
  words: "output" | "error" = "output",
): void {
  const stdio = ["inherit", words === "output" ? "inherit" : process.stderr, "inherit"] as const;
  const { status, error } = spawnSync(command, args, { stdio: [...stdio], env: { ...process.env, ...extra } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs commands side by side, each one's words in one piece; ends this process with 1 when any of them failed. */
export async function mustAll(commands: readonly Command[]): Promise<void> {
  const statuses = await Promise.all(commands.map((command) => runAside(command)));
  if (statuses.some((status) => status !== 0)) process.exit(1);
}

/**
 * Runs two long commands side by side: the first one's words appear as they come, the other's when both have ended.
 * @returns whether both ended well
 */
export async function runBoth(shown: Command, quiet: Command, extra: Extra = {}): Promise<boolean> {
  const aside = runAside(quiet, extra, () => ended);
  const [command, ...args] = shown;
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...extra } });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const statuses = await Promise.all([ended, aside]);
  return statuses.every((status) => status === 0);
}

/**
 * @param before its words wait for this
 * @returns its exit status, or null when a signal ended it
 */
async function runAside(
  [command, ...args]: Command,
  extra: Extra = {},
  before: () => Promise<unknown> = async () => {},
): Promise<number | null> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...extra } });
  const status = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [out, faults, ended] = await Promise.all([text(child.stdout), text(child.stderr), status]);
  await before();
  process.stdout.write(out);
  process.stderr.write(faults);
  if (ended !== 0) console.error(`${command} ${args.join(" ")} failed.`);
  return ended;
}

/** Hands this process over to a long-running command: signals go to it, its status becomes ours. */
export function become(command: string, args: readonly string[], extra: Extra = {}): void {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...extra } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
