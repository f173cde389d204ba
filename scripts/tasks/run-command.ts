import { spawn, spawnSync } from "node:child_process";

type Extra = Record<string, string>;

/** Runs a command to its end with our own terminal; ends this process with the same status when it fails. */
export function must(command: string, args: readonly string[], extra: Extra = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...extra } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Hands this process over to a long-running command: signals go to it, its status becomes ours. */
export function become(command: string, args: readonly string[], extra: Extra = {}): void {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...extra } });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
