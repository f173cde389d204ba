import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { defineConfig } from "vitest/config";

/** Parts of paths of the tests that judge mutants; set by scripts/tasks/mutate.ts. */
const wanted = JSON.parse(process.env["MUTATE_TESTS"] ?? "[]") as string[];

/** Stryker's copy of the repository, when it reads this file. */
const root = join(import.meta.dirname, "..");
const original = dirname(realpathSync(join(root, "node_modules")));
const { resolve } = createRequire(join(root, "package.json"));

/** Unit tests without workers that fork browsers; one process that stays, as a mutant costs seconds otherwise. */
export default defineConfig({
  plugins: [
    {
      // The copy shares node_modules, through which our packages would be the unbroken originals.
      name: "our-packages-in-the-copy",
      enforce: "pre",
      resolveId: (id) => (id.startsWith("@audit/") ? join(root, relative(original, resolve(id))) : null),
    },
  ],
  test: {
    include: wanted.map((part) => (part.endsWith(".ts") ? `**/${part}` : `${part}**/*.test.ts`)),
    // As the unit tests run anyway; a mutant would load 450 rules once for each file of tests.
    isolate: false,
    testTimeout: 20_000,
    provide: { testSeed: 1 },
  },
});
