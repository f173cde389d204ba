import type { Patch } from "@audit/rules/fixes/patches/patch";
import { jsonIn } from "@audit/rules/fixes/guard/markup-check";

/** Whether a block of markup says one of these properties otherwise than before; true for what is no block or asks none. */
export function givesAny({ op, before, after }: Patch, properties: readonly string[] = []): boolean {
  if (op !== "jsonld" || properties.length === 0) return true;
  const [was, made] = [before, after].map((text) => valuesIn(text, new Set(properties)));
  return [...(made ?? [])].some((value) => !value.includes("[fill in:") && was?.has(value) !== true);
}

/** What stands under the names, however deep, each with its name. */
function valuesIn(text: string | null, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        if (names.has(name)) found.add(`${name} ${JSON.stringify(inner)}`);
        visit(inner);
      }
  };
  visit(jsonIn(text));
  return found;
}
