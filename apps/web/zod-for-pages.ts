import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const DESCRIBING = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const CYCLES = /zod\/v4\/core\/memoizer\.js$/;
const OBJECTS = /zod\/v4\/classic\/schemas\.js$/;
const WORDS = /zod\/v4\/locales\/en\.js$/;

/**
 * Leaves out of the build what zod has and no page uses: code that describes schemas (only the server describes its
 * calls; 7 kB compressed), its English sentences, which must never reach people (1 kB), support for values that hold
 * themselves, which no JSON does (2 kB), parsers made by eval, which the page's policy forbids (1 kB), and methods of
 * schemas that none of our sources calls, with the formats behind them (4 kB).
 */
export function zodForPages(): Plugin {
  return {
    name: "zod-for-pages",
    apply: "build",
    enforce: "pre",
    load: (id) => {
      if (WORDS.test(id)) return 'export default () => ({ localeError: () => "Invalid input" });';
      if (CYCLES.test(id)) return WITHOUT_CYCLES;
      if (OBJECTS.test(id))
        return withoutUncalled(readFileSync(id, "utf8").replaceAll("core.$ZodObjectJIT", "core.$ZodObject"));
      if (!DESCRIBING.test(id)) return null;
      const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function|class) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join("\n");
    },
  };
}

/** As in zod's own smaller variant, which has no such support unless asked. */
const WITHOUT_CYCLES = `
  export class $ZodCyclicError extends Error {}
  export const memoizer = () => undefined;
  export const isRecursiveSchema = () => false;
  export const isBackEdge = () => false;`;

/** A method in the list that a kind of schema gives its schemas. */
const METHOD = /^ {4}(?:async )?(\w+)(?:\(.*\) \{|: (?:async )?function .*\{)\n(?:(?! {4}\S).*\n)* {4}\},?\n/gm;

function withoutUncalled(code: string): string {
  const called = new Set([...code.matchAll(/\bthis\??\.(\w+)/g)].map(([, name]) => name));
  for (const source of ["../../packages/contract/src", "src"])
    for (const file of globSync("**/*.{ts,tsx}", { cwd: join(import.meta.dirname, source) }))
      for (const [, name] of readFileSync(join(import.meta.dirname, source, file), "utf8").matchAll(CALL))
        called.add(name);
  return code.replaceAll(METHOD, (method, name: string) => (called.has(name) ? method : ""));
}

/** What begins a schema (`z.email(`) is no method of one. */
const CALL = /(?<!\bz|\bz\.iso)\s*\??\.(\w+)\(/g;
