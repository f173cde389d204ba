import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "../usage-error.ts";
import { fillInAll } from "./fill-in.ts";
import { Settings } from "./settings-schema.ts";

const NAMES = ["ts", "mts", "js", "mjs", "json"].map((ending) => `audit.config.${ending}`);

/**
 * The settings file that was named, else that of this folder, else nothing. A module's default export is taken.
 * @throws UsageError naming the file and what is wrong in it
 */
export async function readSettings(named: string | undefined, folder = process.cwd()): Promise<Settings> {
  const file = named ?? NAMES.find((name) => existsSync(resolve(folder, name)));
  if (file === undefined) return {};
  const path = resolve(folder, file);
  if (!existsSync(path)) throw new UsageError(`There is no settings file ${file}.`);
  const raw = await load(path).catch((error: unknown) => {
    throw new UsageError(`The settings file ${file} can't be read: ${(error as Error).message}`);
  });
  const read = Settings.safeParse(fillInAll(raw, file));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path: at, message }) => `  ${at.join(".") || "the file"}: ${message}`);
  throw new UsageError([`The settings file ${file} has faults:`, ...faults].join("\n"));
}

async function load(path: string): Promise<unknown> {
  if (path.endsWith(".json")) return JSON.parse(readFileSync(path, "utf8")) as unknown;
  const module = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
  if (module.default === undefined) throw new Error("it has no default export.");
  return module.default;
}
