import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DESCRIBING = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const WORDS = /zod\/v4\/locales\/en\.js$/;

/**
 * Leaves out of the build what zod has and no page uses: code that describes schemas (only the server describes its
 * calls; 7 kB compressed) and its English sentences, which must never reach people (1 kB).
 */
export function zodForPages(): Plugin {
  return {
    name: "zod-for-pages",
    apply: "build",
    enforce: "pre",
    load: (id) => {
      if (WORDS.test(id)) return 'export default () => ({ localeError: () => "Invalid input" });';
      if (!DESCRIBING.test(id)) return null;
      const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function|class) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join("\n");
    },
  };
}
