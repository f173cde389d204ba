import { rareTexts, sellingTexts, texts } from "@audit/contract";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/experimental";
import { describe, expect, test } from "vitest";

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
interface Found {
  readonly file: string;
  readonly text: string;
}

const web = join(import.meta.dirname, "../apps/web/src");
const CATALOGUE = "language/de";
/** Screens for developers alone, and modules that hold data rather than texts. */
const NO_SCREENS = /\.test\.tsx?$|^(samples|testing|language)\/|^screens\/gallery\//;
/** Attributes that people read or hear. */
const READ =
  /^(label|title|hint|placeholder|alt|caption|sentence|summary|description|loss|note|empty|none|all)$|Label$|^aria-(label|description)$/;
/** What is the same in every language. */
const PROPER: readonly string[] = ["example.com", "seo-audit.txt", "https://"];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : null;
const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"]) : "");

function visit(node: Node, parents: readonly Node[], look: (node: Node, parents: readonly Node[]) => void): void {
  look(node, parents);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, [...parents, node], look);
}

function read(file: string, look: (node: Node, parents: readonly Node[]) => void): void {
  const code = readFileSync(join(web, file), "utf8");
  const { program } = parseSync(file, code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  visit(program as unknown as Node, [], look);
}

const messages: Found[] = [];
const nouns: Found[] = [];
const bare: Found[] = [];

function lookAtScreen(file: string, node: Node, parents: readonly Node[]): void {
  if (node.type === "CallExpression") {
    const [first, second] = node["arguments"] as unknown[];
    if (nameOf(node["callee"]) === "t") messages.push({ file, text: textOf(first) ?? "(not a plain text)" });
    const noun = nameOf(node["callee"]) === "countOf" ? textOf(second) : null;
    if (noun !== null) nouns.push({ file, text: noun });
  }
  if (node.type === "JSXText" && /\p{L}/u.test(String(node["value"])) && !isCode(parents.at(-1)))
    bare.push({ file, text: String(node["value"]).trim() });
  if (node.type === "JSXAttribute" && READ.test(nameOf(node["name"]))) {
    const text = textOf(node["value"]);
    if (text !== null && /\p{Ll}{3}/u.test(text) && !PROPER.includes(text)) bare.push({ file, text });
  }
}

const isCode = (parent: Node | undefined): boolean =>
  parent?.type === "JSXElement" && /^(code|kbd)$/i.test(nameOf((parent["openingElement"] as Node)["name"]));

for (const file of globSync("**/*.{ts,tsx}", { cwd: web }).filter((name) => !NO_SCREENS.test(name)))
  read(file, (node, parents) => lookAtScreen(file, node, parents));

/** The catalogue's entries by file: English to German; of a noun to nothing. */
const catalogue = new Map<string, Map<string, string>>();
for (const file of globSync("*.ts", { cwd: join(web, CATALOGUE) })) {
  const entries = new Map<string, string>();
  read(`${CATALOGUE}/${file}`, (node, parents) => {
    if (node.type !== "Property" || parents.filter(({ type }) => type === "Property").length > 0) return;
    const english = textOf(node["key"]) ?? nameOf(node["key"]);
    if (entries.has(english)) throw new Error(`“${english}” stands twice in ${file}`);
    entries.set(english, textOf(node["value"]) ?? "");
  });
  catalogue.set(file, entries);
}
const entriesOf = (...files: readonly string[]): Map<string, string> =>
  new Map(files.flatMap((file) => [...(catalogue.get(file) ?? [])]));
const made = [
  "nouns.ts",
  "sentences.ts",
  "start-sentences.ts",
  "words.ts",
  "german.ts",
  "german-built.ts",
  "german-rest.ts",
];
const sentences = entriesOf("sentences.ts", "start-sentences.ts", "words.ts");
const german = entriesOf(...[...catalogue.keys()].filter((file) => !made.includes(file)));

const namesIn = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join();
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every sentence of a table; one that is made is made of words and of ones. */
function sentencesOf(table: unknown): string[] {
  if (typeof table === "string") return [table];
  if (typeof table === "function") return [...sentencesOf(table("x", "x")), ...sentencesOf(table(1, 1))];
  return Object.values(table as Record<string, unknown>).flatMap(sentencesOf);
}

describe("texts of the screens", () => {
  test("are messages: no element and no attribute holds words of its own", () => {
    expect(messages.length).toBeGreaterThan(1_500);
    expect(bare).toEqual([]);
  });

  test("stand in German, all of them, with the same names in braces", () => {
    const counted = entriesOf("nouns.ts");
    expect(messages.filter(({ text }) => !german.has(text) && !sentences.has(text))).toEqual([]);
    expect(nouns.filter(({ text }) => !counted.has(text))).toEqual([]);
    expect([...german, ...sentences].filter(([english, text]) => namesIn(english) !== namesIn(text))).toEqual([]);
  });

  test("are used: the German catalogue holds no message that no screen shows", () => {
    const shown = new Set(messages.map(({ text }) => text));
    expect([...german.keys()].filter((text) => !shown.has(text))).toEqual([]);
  });

  test("of the contract stand in German too", () => {
    const patterns = [...sentences.keys()].map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\w+\}/)
            .map(escape)
            .join(".+")}$`,
          "su",
        ),
    );
    const { templateSaveFailed, ...others } = rareTexts;
    const saved = [templateSaveFailed("create", "x"), templateSaveFailed("update", "x")];
    const unknown = sentencesOf({ texts, others, saved, sellingTexts }).filter(
      (text) => !patterns.some((pattern) => pattern.test(text)),
    );
    expect(unknown).toEqual([]);
  });
});
