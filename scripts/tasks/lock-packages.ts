import { readFileSync } from "node:fs";

/** A package of the lock file that the product runs with. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** As its author names it; "unknown" where the lock file holds none. */
  readonly licence: string;
  /** It wants to run a program of its own while it is installed, which `.npmrc` keeps it from. */
  readonly hasInstallScript: boolean;
}

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** All packages of a lock file but those for development and those of this repository, by name. */
export function readLockedPackages(file = "package-lock.json"): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };
  const found = Object.entries(packages).flatMap(([path, entry]): LockedPackage[] => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name === undefined || entry.dev === true || entry.link === true || entry.version === undefined) return [];
    const { version, license: licence = "unknown", hasInstallScript = false } = entry;
    return [{ name, version, licence, hasInstallScript }];
  });
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
