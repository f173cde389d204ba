import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { calls, type CallSpec } from "@audit/contract";
import { findBrokenLinks } from "./docs-links.ts";
import { must } from "./run-command.ts";

const TOOLS = "runtime/docs";
const SOURCE = join(TOOLS, "dist/source");
const BUILT = join(TOOLS, "dist/site");

/** A page: its file of the repository, or text made here; where it stands on the site; its group in the list. */
interface Page {
  readonly file: string;
  readonly path: string;
  readonly group: string;
  readonly text: string;
}

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["Start", ["README.md", "docs/concepts.md", "docs/glossary.md"]],
  [
    "Use",
    [
      "docs/terminal.md",
      "docs/pipelines.md",
      "docs/notices.md",
      "docs/data-out.md",
      "docs/data-in.md",
      "docs/comparison.md",
      "docs/mcp.md",
      "docs/api.md",
      "docs/client.md",
    ],
  ],
  [
    "Run",
    [
      "docs/operating.md",
      "docs/deployment.md",
      "docs/settings.md",
      "docs/security.md",
      "docs/egress.md",
      "docs/performance.md",
    ],
  ],
  ["Contribute", ["CONTRIBUTING.md", "CHANGELOG.md"]],
];

/** `npm run task docs`: the documentation as a folder of files for any web server; ends with 1 where a link leads nowhere. */
export function docs(): void {
  if (!existsSync(join(TOOLS, "node_modules/@11ty/eleventy"))) must("npm", ["ci", "--prefix", TOOLS]);
  const pages = [...ownPages(), callsPage(), ...rulePages()];
  writeSource(pages);
  rmSync(BUILT, { recursive: true, force: true });
  const cmd = "node_modules/@11ty/eleventy/cmd.cjs";
  const { status: built } = spawnSync(process.execPath, [cmd, "--input=dist/source", "--output=dist/site", "--quiet"], {
    cwd: TOOLS,
    stdio: "inherit",
  });
  if (built !== 0) process.exit(built ?? 1);
  const broken = findBrokenLinks(BUILT);
  for (const line of broken) console.error(line);
  console.log(`${pages.length} pages in ${BUILT}, ${broken.length} broken links`);
  if (broken.length > 0) process.exit(1);
}

function ownPages(): Page[] {
  const listed = GROUPS.flatMap(([group, files]) => files.map((file) => ({ group, file })));
  const decisions = readdirSync("docs/decisions").map((name) => ({
    group: "Decisions",
    file: `docs/decisions/${name}`,
  }));
  return [...listed, ...decisions]
    .filter(({ file }) => existsSync(file))
    .map(({ group, file }) => ({ group, file, path: pathOf(file), text: readFileSync(file, "utf8") }));
}

const pathOf = (file: string): string =>
  file === "README.md" ? "" : `${basename(file, ".md").toLowerCase().replaceAll("_", "-")}/`;

/** Every call of the contract, as a table for each first part of its path. */
function callsPage(): Page {
  const all = Object.values<CallSpec>(calls).filter(({ access }) => access !== "admin");
  const groups = Map.groupBy(all, ({ path }) => path.split("/")[3] ?? "");
  const row = ({ method, path, access, token, summary }: CallSpec): string =>
    `| \`${method} ${path}\` | ${summary} | ${access} | ${token ?? "–"} |`;
  const text = [
    "# Calls of the API",
    "",
    "What an account may call, made from the contract. A personal token needs the scope named; where there is none, only who is signed in may. Errors hold `error`, `code` and `requestId`.",
    ...[...groups].flatMap(([name, group]) => [
      `\n## ${name}\n`,
      "| call | does | who | token |",
      "|---|---|---|---|",
      ...group.map(row),
    ]),
  ].join("\n");
  return { file: "calls.md", path: "calls/", group: "Use", text };
}

function rulePages(): Page[] {
  const folder = join(TOOLS, "dist/rules");
  rmSync(folder, { recursive: true, force: true });
  must(process.execPath, ["packages/auditor/src/catalogue/main.ts", "--pages", folder]);
  const pages = readdirSync(folder).map((name) => {
    const id = basename(name, ".md");
    return { file: `rules/${name}`, path: `rules/${id}/`, group: "", text: readFileSync(join(folder, name), "utf8") };
  });
  const line = ({ path, text }: Page): string => `- [${titleOf(text)}](../${path}) \`${path.slice(6, -1)}\``;
  const byCategory = Map.groupBy(pages, ({ text }) => /` · (\w+) \//.exec(text)?.[1] ?? "other");
  const index = [...byCategory].map(
    ([name, group]) => `\n## ${name} (${group.length})\n\n${group.map(line).join("\n")}`,
  );
  const text = `# Rules\n\n${pages.length} rules, each with its ground and source.\n${index.join("\n")}\n`;
  return [{ file: "rules.md", path: "rules/", group: "Use", text }, ...pages];
}

const titleOf = (text: string): string => (/^# (.+)$/m.exec(text)?.[1] ?? "").replaceAll(/[`*]/g, "");

function writeSource(pages: readonly Page[]): void {
  rmSync(SOURCE, { recursive: true, force: true });
  mkdirSync(join(SOURCE, "_layout"), { recursive: true });
  cpSync("docs/images", join(SOURCE, "images"), { recursive: true });
  cpSync(join(TOOLS, "page.liquid"), join(SOURCE, "_layout/page.liquid"));
  const shown = pages.filter(({ group }) => group !== "");
  const listed = [...Map.groupBy(shown, ({ group }) => group)].map(([name, group]) => ({
    name,
    pages: group.map(({ path, text }) => ({ path, title: titleOf(text) })),
  }));
  writeFileSync(join(SOURCE, "search.json"), JSON.stringify(pages.map(searchEntry)));
  mkdirSync(join(SOURCE, "_data"), { recursive: true });
  writeFileSync(join(SOURCE, "_data/groups.json"), JSON.stringify(listed));
  const byFile = new Map(pages.map((page) => [page.file, page.path]));
  for (const page of pages) writePage(page, byFile);
}

const MOST_SEARCHED = 4_000;
const searchEntry = ({ path, text }: Page): object => ({
  path,
  title: titleOf(text),
  text: text.toLowerCase().replaceAll(/\s+/g, " ").slice(0, MOST_SEARCHED),
});

function writePage({ file, path, text }: Page, byFile: ReadonlyMap<string, string>): void {
  const root = "../".repeat(path.split("/").length - 1) || "./";
  const front = { layout: "page.liquid", title: titleOf(text), root, path, permalink: `${path}index.html` };
  const target = join(SOURCE, path, "index.md");
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `---json\n${JSON.stringify(front)}\n---\n${linked(text, file, root, byFile)}`);
}

const LINK = /(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)/g;

/** Links between files become links between pages; what the site does not hold is named, not linked. */
const linked = (text: string, file: string, root: string, byFile: ReadonlyMap<string, string>): string =>
  text.replaceAll(LINK, (whole, image: string, words: string, to: string, anchor = "") => {
    if (file === "rules.md") return whole;
    const target = posix.normalize(posix.join(posix.dirname(file), to));
    if (target.startsWith("docs/images/")) return `${image}[${words}](${root}${target.slice(5)})`;
    const page = byFile.get(target);
    return page === undefined ? words : `[${words}](${root}${page}${anchor})`;
  });
