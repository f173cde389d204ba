import { defineConfig } from "oxlint";
import { guarded, layers, mayImport, packageNames } from "./scripts/boundaries.ts";
import { filesWithAssertions } from "./scripts/non-null-assertions.ts";

interface ForbiddenImport {
  readonly group: string[];
  readonly message: string;
}

const tests = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "**/rules/*/*/*/{cases,planted}.ts",
  "**/rules/**/planting.ts",
  "**/rule-cases.ts",
  "**/case-pages/**",
  "**/testing/**",
];

/** Files under one rule of imports: a workspace, or one of its layered folders. */
interface Zone {
  readonly workspace: string;
  /** Null: the workspace's files outside its layered folders. */
  readonly folder: string | null;
}

const zonesOf = (workspace: string): Zone[] =>
  [null, ...(layers[workspace] ?? []).flat()].map((folder) => ({ workspace, folder }));

const filesOf = ({ workspace, folder }: Zone): string =>
  folder === null ? `${workspace}/**` : `${workspace}/src/${folder}/**`;

/** What a zone may not import: other workspaces than the table names, guarded modules, folders beside and above its own. */
function forbiddenFor(zone: Zone, inTests: boolean): ForbiddenImport[] {
  const { workspace } = zone;
  const allowed = [...(mayImport[workspace] ?? []), ...(inTests ? ["testkit"] : [])];
  const others = packageNames.filter((name) => !allowed.includes(name) && !workspace.endsWith(`/${name}`));
  const notOurs: ForbiddenImport = {
    group: others.flatMap((name) => [`@audit/${name}`, `**/${name}/src/**`]),
    message: `${workspace} may import ${allowed.join(", ") || "none of our packages"} (scripts/boundaries.ts).`,
  };
  if (inTests) return [notOurs];
  return [notOurs, ...guarded.map(({ modules, why }) => ({ group: [...modules], message: why })), ...aboveIn(zone)];
}

function aboveIn({ workspace, folder }: Zone): ForbiddenImport[] {
  if (folder === null) return [];
  const lines = layers[workspace] ?? [];
  const own = lines.findIndex((line) => line.includes(folder));
  const closed = lines.slice(0, own + 1).flatMap((line) => line.filter((name) => name !== folder));
  const message = `${workspace}/src/${folder} imports only from layers below its own (scripts/boundaries.ts).`;
  return closed.length === 0 ? [] : [{ group: closed.map((name) => `**/${name}/**`), message }];
}

const restricted = (patterns: ForbiddenImport[]): Record<string, unknown> => ({
  "no-restricted-imports": ["error", { patterns }],
});

/** The same zone again for files that may touch guarded modules; a pattern inside another folder's inherits its right. */
function exemptions(zone: Zone): { files: string[]; rules: Record<string, unknown> }[] {
  const rights = guarded.map(({ only, why }) => ({ why, only: only.flatMap((pattern) => narrow(pattern, zone)) }));
  const patterns = rights.flatMap(({ only }) => only);
  // Later overrides win: the widest pattern comes first.
  const widestFirst = [...new Set(patterns)].toSorted((a, b) => a.length - b.length);
  return widestFirst.map((pattern) => {
    const open = rights.filter(({ only }) => only.some((other) => covers(other, pattern)));
    const rest = forbiddenFor(zone, false).filter(({ message }) => open.every(({ why }) => why !== message));
    return { files: [pattern], rules: restricted(rest) };
  });
}

/** The part of a pattern that lies in the zone. */
function narrow(pattern: string, { workspace, folder }: Zone): string[] {
  if (!pattern.startsWith(`${workspace}/`)) return [];
  if (folder === null || pattern.startsWith(`${workspace}/src/${folder}/`)) return [pattern];
  const anywhere = `${workspace}/src/**`;
  return pattern.startsWith(anywhere) ? [`${workspace}/src/${folder}/**${pattern.slice(anywhere.length)}`] : [];
}

const covers = (other: string, pattern: string): boolean =>
  other === pattern || (other.endsWith("/**") && pattern.startsWith(other.slice(0, -2)));

/** Private words for what the field has a term for: signs are page features, a seat is a lease, a twin a duplicate. */
const dialect = [
  "told",
  "Told",
  "signsOf",
  "standingOf",
  "fare",
  "eyes",
  "manners",
  "doubts",
  "seat",
  "seats",
  "waysOut",
].concat(["ownData", "secondLook", "secondLooks", "glance", "portrait", "twins", "desk", "bell"]);

export default defineConfig({
  plugins: ["typescript", "import", "react", "promise", "unicorn", "vitest", "jsx-a11y"],
  categories: { correctness: "error" },
  rules: {
    "typescript/no-floating-promises": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "id-denylist": ["error", ...dialect],
    "max-lines": ["error", { max: 400 }],
    "max-lines-per-function": ["error", { max: 80 }],
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
  overrides: [
    { files: tests, rules: { "max-lines-per-function": "off" } },
    { files: ["packages/**", "apps/**"], rules: { "typescript/no-non-null-assertion": "error" } },
    {
      files: [...tests, "packages/testkit/**", ...filesWithAssertions],
      rules: { "typescript/no-non-null-assertion": "off" },
    },
    ...Object.keys(mayImport).flatMap((workspace) => [
      ...zonesOf(workspace).flatMap((zone) => [
        { files: [`${filesOf(zone)}/*.{ts,tsx}`], rules: restricted(forbiddenFor(zone, false)) },
        ...exemptions(zone),
      ]),
      {
        files: tests.map((pattern) => `${workspace}/${pattern}`),
        rules: restricted(forbiddenFor({ workspace, folder: null }, true)),
      },
    ]),
  ],
  ignorePatterns: ["scripts/*.mjs", "**/dist/**", "runtime/**"],
});
