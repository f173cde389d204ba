import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** The parts of the built page that the server fills in. The build puts NONCE where a nonce belongs. */
export interface ShellParts {
  /** Same value, same parts: pages are kept under this key. */
  readonly key: string;
  /** By name: what goes between the comments `<!--name-->` and `<!--/name-->`. */
  readonly blocks: Readonly<Record<string, string>>;
}

const NONCE = "__NONCE__";
const MOST_KEPT = 2_000;

/** Makes pages of the built index.html; one is kept for each key until the file is built again. */
export function createPageShell(folder: string): {
  isBuilt(): boolean;
  /** @returns the page and the nonce its scripts carry, fresh for each answer */
  render(parts: ShellParts): Promise<{ html: string; nonce: string }>;
} {
  const file = join(folder, "index.html");
  const kept = new Map<string, readonly string[]>();
  let builtAt = 0;
  const piecesFor = async ({ key, blocks }: ShellParts): Promise<readonly string[]> => {
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== builtAt || kept.size > MOST_KEPT) kept.clear();
    builtAt = mtimeMs;
    const known = kept.get(key);
    if (known) return known;
    const built = await readFile(file, "utf8");
    const pieces = Object.entries(blocks).reduce(fill, built).split(NONCE);
    kept.set(key, pieces);
    return pieces;
  };
  return {
    isBuilt: () => existsSync(file),
    render: async (parts) => {
      const nonce = randomBytes(16).toString("base64");
      return { html: (await piecesFor(parts)).join(nonce), nonce };
    },
  };
}

function fill(page: string, [name, markup]: [string, string]): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  return from < 0 || to < from ? page : page.slice(0, from) + markup + page.slice(to + close.length);
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it may stand in markup, between tags or in a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** A value as JSON that no text in it can end: neither the element around it nor, for old parsers, the line. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
