import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { must } from "./run-command.ts";

const BUILT = "packages/client/dist/package";

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/**
 * `npm run task pack-client [-- <folder>]`: the typed client as a package without this repository.
 * Writes seo-audit-client-<version>.tgz into the folder.
 */
export function packClient([folder = "."]: readonly string[]): void {
  rmSync(BUILT, { recursive: true, force: true });
  mkdirSync(BUILT, { recursive: true });
  const bundle = `packages/client/src/index.ts --platform neutral --format esm --file ${BUILT}/index.js --external zod`;
  must("rolldown", `${bundle} --logLevel silent`.split(" "));
  must("tsc", ["-b", "packages/client"]);
  declare();
  writeFileSync(join(BUILT, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync("docs/client.md", join(BUILT, "README.md"));
  cpSync("LICENSE", join(BUILT, "LICENSE"));
  mkdirSync(folder, { recursive: true });
  must("npm", ["pack", `./${BUILT}`, "--pack-destination", resolve(folder), "--loglevel", "error"]);
}

/** The declarations of client and contract side by side, speaking of each other as neighbours. */
function declare(): void {
  for (const part of ["client", "contract"]) {
    for (const file of globSync("**/*.d.ts", { cwd: join(".tsc", part) })) {
      if (/\.test\.d\.ts$|testing\//.test(file)) continue;
      const text = readFileSync(join(".tsc", part, file), "utf8").replaceAll(
        '"@audit/contract"',
        '"../contract/index.js"',
      );
      const target = join(BUILT, "types", part, file);
      mkdirSync(join(target, ".."), { recursive: true });
      writeFileSync(target, text.replaceAll(/(from "\.{1,2}\/[^"]+)\.ts"/g, '$1.js"'));
    }
  }
}

function manifest(): object {
  const { version, license } = manifestOf(".");
  return {
    name: "seo-audit-client",
    version,
    description: "Typed client of an SEO audit installation: audits, reports, plans, tasks",
    license,
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./types/client/index.d.ts", default: "./index.js" } },
    files: ["index.js", "types"],
    engines: { node: ">=20" },
    dependencies: { zod: manifestOf("packages/contract").dependencies["zod"] },
  };
}
