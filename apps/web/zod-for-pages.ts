import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DESCRIBING = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const CYCLES = /zod\/v4\/core\/memoizer\.js$/;
const OBJECTS = /zod\/v4\/classic\/schemas\.js$/;
const WORDS = /zod\/v4\/locales\/en\.js$/;

/**
 * Leaves out of the build what zod has and no page uses: code that describes schemas (only the server describes its
 * calls; 7 kB compressed), its English sentences, which must never reach people (1 kB), support for values that hold
 * themselves, which no JSON does (2 kB), and parsers made by eval, which the page's policy forbids (1 kB).
 */
export function zodForPages(): Plugin {
  return {
    name: "zod-for-pages",
    apply: "build",
    enforce: "pre",
    load: (id) => {
      if (WORDS.test(id)) return 'export default () => ({ localeError: () => "Invalid input" });';
      if (CYCLES.test(id)) return WITHOUT_CYCLES;
      if (OBJECTS.test(id)) return readFileSync(id, "utf8").replaceAll("core.$ZodObjectJIT", "core.$ZodObject");
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
