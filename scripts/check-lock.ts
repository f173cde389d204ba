import { readFileSync } from "node:fs";

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
}

// `npm install` hides platform packages that the registry lacks; `npm ci` on another machine then fails.
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, LockedPackage> };
const locked = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")));
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !locked.has(name))
    .map((name) => `${path} needs ${name}`),
);
if (missing.length > 0) {
  console.error(`package-lock.json is incomplete, npm ci would fail:\n${missing.join("\n")}`);
  process.exit(1);
}
