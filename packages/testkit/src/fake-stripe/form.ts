/** What a form field may hold once its brackets are read. */
export type FormValue = string | FormValue[] | { readonly [key: string]: FormValue };
export type Form = { readonly [key: string]: FormValue };

type Node = { [key: string]: Node | string };

/** Reads Stripe's request body: `items[0][price]=p&metadata[tier]=x`. Numbered keys become arrays. */
export function readForm(text: string): Form {
  const root: Node = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\[|\]\[?/).filter((key, index, all) => key !== "" || index < all.length - 1);
    place(root, keys, value);
  }
  return settle(root) as Form;
}

function place(node: Node, [key = "", ...rest]: readonly string[], value: string): void {
  const name = key === "" ? String(Object.keys(node).length) : key;
  if (rest.length === 0) {
    node[name] = value;
    return;
  }
  const known = node[name];
  const next: Node = typeof known === "object" ? known : {};
  node[name] = next;
  place(next, rest, value);
}

function settle(node: Node | string): FormValue {
  if (typeof node === "string") return node;
  const entries = Object.entries(node).map(([key, value]) => [key, settle(value)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

export function textAt(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === "string" ? value : undefined;
}

export function formAt(form: Form, key: string): Form {
  const value = form[key];
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

export function formsAt(form: Form, key: string): readonly Form[] {
  const value = form[key];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => (typeof entry === "object" && !Array.isArray(entry) ? [entry] : []));
}

/** Text entries only, as Stripe's metadata are. An empty text removes a key. */
export function metadataAt(form: Form, key = "metadata"): Record<string, string> {
  const entries = Object.entries(formAt(form, key));
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
