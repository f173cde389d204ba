import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DESCRIBING = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/** Leaves zod's code for describing schemas out of the build: only the server describes its calls (7 kB compressed). */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    enforce: "pre",
    load: (id) => {
      if (!DESCRIBING.test(id)) return null;
      const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function|class) (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = () => undefined;`).join("\n");
    },
  };
}
