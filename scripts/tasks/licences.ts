import { readFileSync, writeFileSync } from "node:fs";
import { readLockedPackages, type LockedPackage } from "./lock-packages.ts";

const FILE = "docs/licences.md";

/** `npm run task licences`: writes the licences of all packages the product runs with; `-- --check` only compares. */
export function licences(args: readonly string[]): void {
  const text = licencesText(readLockedPackages());
  if (!args.includes("--check")) return writeFileSync(FILE, text);
  if (readFileSync(FILE, "utf8") === text) return;
  console.error(`${FILE} is not what the lock file holds: npm run task licences`);
  process.exit(1);
}

/** Licences by how many packages have them, each with its packages. */
export function licencesText(packages: readonly LockedPackage[]): string {
  const groups = [...Map.groupBy(packages, ({ licence }) => licence)].toSorted(
    ([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1),
  );
  const parts = groups.map(
    ([licence, all]) => `## ${licence}\n\n${all.map(({ name, version }) => `${name} ${version}`).join(", ")}\n`,
  );
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  return [
    "# Licences\n",
    "What the product runs with, by licence, from `package-lock.json`. Written by `npm run task licences`.\n",
    `Programs that packages want to run while they are installed are not run (\`.npmrc\`): ${[...new Set(scripted)].join(", ") || "none wants to"}.\n`,
    ...parts,
  ].join("\n");
}
