import { defineConfig } from "oxlint";
import { guarded, mayImport, packageNames } from "./scripts/boundaries.ts";

interface ForbiddenImport {
  readonly group: string[];
  readonly message: string;
}

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.cases.ts", "**/rule-cases.ts", "**/testing/**"];

/** What a file of a room may not import: other rooms than the table names, and guarded modules. */
function forbiddenFor(room: string, inTests: boolean): ForbiddenImport[] {
  const allowed = [...(mayImport[room] ?? []), ...(inTests ? ["testkit"] : [])];
  const rooms = packageNames.filter((name) => !allowed.includes(name) && !room.endsWith(`/${name}`));
  const notOurs: ForbiddenImport = {
    group: rooms.flatMap((name) => [`@audit/${name}`, `**/${name}/src/**`]),
    message: `${room} may import ${allowed.join(", ") || "none of our packages"} (scripts/boundaries.ts).`,
  };
  const guards = inTests ? [] : guarded.map(({ modules, why }) => ({ group: [...modules], message: why }));
  return [notOurs, ...guards];
}

const restricted = (patterns: ForbiddenImport[]): Record<string, unknown> => ({
  "no-restricted-imports": ["error", { patterns }],
});

/** The same room again for files that may touch one guarded module. */
function exemptions(room: string): { files: string[]; rules: Record<string, unknown> }[] {
  return guarded.flatMap(({ only, why }) => {
    const files = only.filter((pattern) => pattern.startsWith(room));
    const rest = forbiddenFor(room, false).filter(({ message }) => message !== why);
    return files.length === 0 ? [] : [{ files, rules: restricted(rest) }];
  });
}

export default defineConfig({
  plugins: ["typescript", "import", "react", "promise", "unicorn", "vitest", "jsx-a11y"],
  categories: { correctness: "error" },
  rules: {
    "typescript/no-floating-promises": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": "error",
    "max-lines": ["error", { max: 400 }],
    "no-console": "off",
    // Our objects are closures without `this`; taking a function off one is safe.
    "typescript/unbound-method": "off",
    "react/only-export-components": "off",
  },
  overrides: [
    ...Object.keys(mayImport).flatMap((room) => [
      { files: [`${room}/**/*.{ts,tsx}`], rules: restricted(forbiddenFor(room, false)) },
      ...exemptions(room),
      { files: tests.map((pattern) => `${room}/${pattern}`), rules: restricted(forbiddenFor(room, true)) },
    ]),
  ],
  ignorePatterns: ["scripts/run.mjs", "**/dist/**", "runtime/**"],
});
