import { makeWellFormed, wellFormed } from "@audit/engine/process";
import type { Dialect } from "kysely";

/** JSON.stringify writes U+0000 and halves of surrogate pairs as these, which no jsonb column takes. */
const unstorable = /\\u(?:0000|d[89a-f][\da-f]{2})/i;

/** What a database can keep of a parameter. Texts come from strangers' pages; one bad character must not fail a job. */
export function storable(parameter: unknown): unknown {
  if (typeof parameter !== "string") return parameter;
  const text = wellFormed(parameter);
  return unstorable.test(text) ? storableJson(text) : text;
}

/** JSON that was written of a value; any other text that holds such signs is kept as it stands. */
function storableJson(text: string): string {
  try {
    return JSON.stringify(makeWellFormed(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** The same dialect, in which every parameter of every query is storable. */
export const withStorableParameters = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => {
    const compiler = dialect.createQueryCompiler();
    return {
      compileQuery(node, queryId) {
        const compiled = compiler.compileQuery(node, queryId);
        return { ...compiled, parameters: compiled.parameters.map(storable) };
      },
    };
  },
});
