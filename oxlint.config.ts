import { defineConfig } from "oxlint";
import { guarded, mayImport, packageNames } from "./scripts/boundaries.ts";

interface ForbiddenImport {
  readonly group: string[];
  readonly message: string;
}

const tests = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "**/rules/*/*/*/cases.ts",
  "**/rule-cases.ts",
  "**/case-pages/**",
  "**/testing/**",
];

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

/** The same room again for files that may touch guarded modules; a pattern inside another folder's inherits its right. */
function exemptions(room: string): { files: string[]; rules: Record<string, unknown> }[] {
  const patterns = guarded.flatMap(({ only }) => only.filter((pattern) => pattern.startsWith(room)));
  // Later overrides win: the widest pattern comes first.
  const widestFirst = [...new Set(patterns)].toSorted((a, b) => a.length - b.length);
  return widestFirst.map((pattern) => {
    const open = guarded.filter(({ only }) => only.some((other) => covers(other, pattern)));
    const rest = forbiddenFor(room, false).filter(({ message }) => open.every(({ why }) => why !== message));
    return { files: [pattern], rules: restricted(rest) };
  });
}

const covers = (other: string, pattern: string): boolean =>
  other === pattern || (other.endsWith("/**") && pattern.startsWith(other.slice(0, -2)));

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
    // A table of cases with several outcomes is clearer than one test per outcome.
    "vitest/no-conditional-expect": "off",
    // axe judges the page as a browser has it; a scrolling code block needs tabindex to be reached by keyboard.
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
  },
  overrides: Object.keys(mayImport).flatMap((room) => [
    { files: [`${room}/**/*.{ts,tsx}`], rules: restricted(forbiddenFor(room, false)) },
    ...exemptions(room),
    { files: tests.map((pattern) => `${room}/${pattern}`), rules: restricted(forbiddenFor(room, true)) },
  ]),
  ignorePatterns: ["scripts/*.mjs", "**/dist/**", "runtime/**"],
});
