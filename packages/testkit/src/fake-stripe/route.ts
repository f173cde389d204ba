import type { Form } from "./form.ts";
import type { World } from "./world.ts";

export interface Call {
  readonly world: World;
  /** Parts of the path that the pattern leaves open, in order. */
  readonly ids: readonly string[];
  readonly form: Form;
}

export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path below /v1, with `*` for an id. */
  readonly path: string;
  readonly answer: (call: Call) => unknown;
}

const METHODS = ["GET", "POST", "DELETE"] as const;

/** A route as one line: `route("POST /customers/*", ...)`. */
export function route(line: string, answer: Route["answer"]): Route {
  const [word = "", path = ""] = line.split(" ");
  const method = METHODS.find((known) => known === word);
  if (method === undefined) throw new Error(`No such method: ${word}`);
  return { method, path, answer };
}

/** @returns the open parts when the path fits the pattern */
export function fit(pattern: string, path: string): readonly string[] | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const ids: string[] = [];
  for (const [index, part] of wanted.entries()) {
    if (part === "*") ids.push(decodeURIComponent(given[index] ?? ""));
    else if (part !== given[index]) return null;
  }
  return ids;
}

/** Stripe's list, newest first, cut by `limit` and continued by `starting_after`. */
export function listOf<T extends { id: string; created: number }>(
  all: Iterable<T>,
  { form }: Call,
  url: string,
): unknown {
  const rows = [...all].toReversed();
  const after = typeof form["starting_after"] === "string" ? form["starting_after"] : undefined;
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const limit = Number(form["limit"] ?? 10);
  return { object: "list", url, has_more: rows.length > start + limit, data: rows.slice(start, start + limit) };
}
