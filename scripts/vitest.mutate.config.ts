import { defineConfig } from "vitest/config";

/** Parts of paths of the tests that judge mutants; set by scripts/tasks/mutate.ts. */
const wanted = JSON.parse(process.env["MUTATE_TESTS"] ?? "[]") as string[];

/** Unit tests without workers that fork browsers; one process that stays, as a mutant costs seconds otherwise. */
export default defineConfig({
  test: {
    include: wanted.map((part) => (part.endsWith(".ts") ? `**/${part}` : `${part}**/*.test.ts`)),
    testTimeout: 20_000,
    provide: { testSeed: 1 },
  },
});
