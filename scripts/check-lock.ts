import { readFileSync } from "node:fs";

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly link?: boolean;
}

const LOCKS = [
  "package-lock.json",
  "runtime/package-lock.json",
  "runtime/lighthouse/package-lock.json",
  "runtime/docs/package-lock.json",
];

/** What would keep a lock from being installed elsewhere, one line each. */
function faultsOf(file: string): string[] {
  const lock = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockedPackage> };
  const locked = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")));
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, resolved, link }]) => [
    // `npm install` hides platform packages that the registry lacks; `npm ci` on another machine then fails.
    ...Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${file}: ${path} needs ${name}`),
    // Everybody has their own registry.
    ...(resolved !== undefined && link !== true ? [`${file}: ${path} names where it was fetched from`] : []),
  ]);
}

const faults = LOCKS.flatMap(faultsOf);
if (faults.length > 0) {
  console.error(`A lock file would not install everywhere:\n${faults.join("\n")}`);
  process.exit(1);
}
