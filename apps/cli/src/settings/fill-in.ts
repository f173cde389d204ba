import { UsageError } from "../usage-error.ts";

const VARIABLE = /\$\{([A-Za-z_]\w*)\}/g;

/** `${NAME}` becomes the environment's value. @throws UsageError for a variable that is not set, naming it */
export function fillIn(text: string, where: string, environment: NodeJS.ProcessEnv = process.env): string {
  return text.replaceAll(VARIABLE, (_, name: string) => {
    const value = environment[name];
    if (value === undefined || value === "") throw new UsageError(`${where} names \${${name}}, which is not set.`);
    return value;
  });
}

/** The same in every text of a value read from a file. */
export function fillInAll(value: unknown, where: string): unknown {
  if (typeof value === "string") return fillIn(value, where);
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, where));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillInAll(item, `${where}.${name}`)]));
}
