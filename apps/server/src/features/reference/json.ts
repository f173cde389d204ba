export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A member that is an object; an empty one where there is none. */
export function objectAt(of: Json, name: string): Json {
  const found = of[name];
  return isObject(found) ? found : {};
}

export function listAt(of: Json, name: string): readonly unknown[] {
  const found = of[name];
  return Array.isArray(found) ? found : [];
}
