import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { chosenLanguage } from "./src/language/chosen-language.ts";
import { germanTexts } from "./src/language/de/german.ts";

/** Sentences that the contract prints: a table of plain texts, and of templates with names of values. */
const PRINTED = /\/contract\/src\/texts\.ts$/;
const SCREENS = /\/web\/src\/(?!.*\.test\.)(?!language\/).*\.tsx?$/;
/** Characters that no text has stand around the name of a message until all files are made. */
const MARKED = /(["'`]?)\uE000(\w+)\uE001/g;
const { messages, sentences } = germanTexts;
const german: Readonly<Record<string, string | undefined>> = { ...sentences, ...messages };
const nameOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * Writes every file of scripts once for each language, with the texts of its screens in it: a page brings the texts
 * of what it shows and no others. English stands in `assets`, German in `assets/de`; the page takes one of them.
 */
export function ownLanguages(): Plugin {
  const texts = new Map<string, string>();
  const textOf = (name: string): string => texts.get(name) ?? "";
  return {
    name: "own-languages",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (PRINTED.test(id)) return { code: markTable(code, this.parse(code, { lang: "ts" }), texts), map: null };
      if (!SCREENS.test(id)) return null;
      return { code: markMessages(code, this.parse(code, { lang: "tsx" }), texts), map: null };
    },
    // Else a better German text would come under a name that people's caches know.
    augmentChunkHash: () => nameOf(JSON.stringify(germanTexts)),
    // After Vite has named the files that each part brings along.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const source = inWords(file.code, (name) => german[textOf(name)] ?? textOf(name));
          this.emitFile({
            type: "asset",
            fileName: file.fileName.replace("assets/", "assets/de/"),
            source: source.replaceAll(/(["'`]\/?assets\/)([\w.-]+\.js)(?!\w)/g, "$1de/$2"),
          });
          file.code = inWords(file.code, textOf);
        }
      },
    },
    transformIndexHtml: { order: "post", handler: chooseInPage },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What follows the text in the code. */
  readonly after?: string;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) return value.forEach((one) => visit(one, look));
  if (!isNode(value)) return;
  look(value);
  Object.values(value).forEach((one) => visit(one, look));
}

/** Puts the name of its text in the place of each `t("...")`. */
function markMessages(code: string, program: unknown, texts: Map<string, string>): string {
  const found: Found[] = [];
  visit(program, (node) => {
    if (node.type !== "CallExpression" || !isNode(node["callee"]) || node["callee"]["name"] !== "t") return;
    const [first] = node["arguments"] as Node[];
    if (typeof first?.["value"] === "string") found.push({ ...first, text: first["value"] });
  });
  return mark(code, found, texts);
}

/** Puts the name of its text in the place of every text; of a template, with the values in the text's own places. */
function markTable(code: string, program: unknown, texts: Map<string, string>): string {
  const found: Found[] = [];
  visit(program, (node) => {
    if (node.type === "Literal" && typeof node["value"] === "string") found.push({ ...node, text: node["value"] });
    if (node.type !== "TemplateLiteral") return;
    const names = (node["expressions"] as Node[]).map(({ start, end }) => code.slice(start, end));
    const parts = (node["quasis"] as Node[]).map(({ value }) => (value as { readonly cooked: string }).cooked);
    const text = parts.map((part, at) => part + (names[at] === undefined ? "" : `{${names[at]}}`)).join("");
    found.push({ ...node, text, after: names.map((name) => `.replace("{${name}}", () => String(${name}))`).join("") });
  });
  return mark(code, found, texts);
}

function mark(code: string, found: readonly Found[], texts: Map<string, string>): string {
  let marked = code;
  for (const { start, end, text, after = "" } of found.toSorted((a, b) => b.start - a.start)) {
    texts.set(nameOf(text), text);
    marked = `${marked.slice(0, start)}"\uE000${nameOf(text)}\uE001"${after}${marked.slice(end)}`;
  }
  return marked;
}

/** The words in place of their names, so that they end no text of the script, whichever quotes are around it. */
const inWords = (code: string, wordsOf: (name: string) => string): string =>
  code.replace(MARKED, (_, quote: string, name: string) => quote + quoted(wordsOf(name), quote));

function quoted(text: string, quote: string): string {
  // Words that others were joined to stand after no quote.
  const special = { '"': /[\\"]/g, "'": /[\\']/g, "`": /[\\`]|\$(?=\{)/g }[quote] ?? /[\\"'`$]/g;
  return text.replace(special, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

const SCRIPT = /\s*<script type="module"[^>]* src="\/assets\/([\w.-]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="\/assets\/([\w.-]+)"[^>]*>/g;

/** The first files are those of the reader's language, asked for as early as by links in the page. */
function chooseInPage(html: string): string {
  const [, first = ""] = SCRIPT.exec(html) ?? [];
  const files = [first, ...[...html.matchAll(PRELOAD)].map(([, file]) => file)];
  const script = `(${inPage.toString()})(${chosenLanguage.toString()},${JSON.stringify(files)})`;
  const tag = `<script nonce="__NONCE__">${script}</script>`;
  return html.replaceAll(PRELOAD, "").replace(SCRIPT, "").replace("<!--/head-->", `<!--/head-->\n    ${tag}`);
}

/** Runs in the page. A link of low rank leaves the line to the style sheet. */
function inPage(choose: () => string, files: readonly string[]): void {
  document.documentElement.lang = choose();
  const folder = document.documentElement.lang === "de" ? "/assets/de/" : "/assets/";
  const nonce = document.currentScript?.nonce;
  for (const file of files) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", fetchPriority: "low", crossOrigin: "", nonce, href: folder + file });
    document.head.append(link);
  }
  // As a module script does, it waits for the whole page.
  addEventListener("DOMContentLoaded", () => void import(/* @vite-ignore */ folder + files[0]));
}
