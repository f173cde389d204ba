import { decoded } from "./decoded.ts";

/** So many letters in a row that a handle and a name have in common are no accident. */
const LETTERS_IN_COMMON = 6;

/**
 * True where the handle of a profile is made of one of the names. Themes come with links to their makers' profiles, and
 * naming those as the business's own would falsify it.
 * @param names what the business is called: its name, its domain
 */
export function isNamedAfter(profile: string, names: readonly string[]): boolean {
  const handle = letters(decoded(new URL(profile).pathname));
  return names.map(letters).some((name) => /\p{L}{3}/u.test(name) && (handle.includes(name) || shareRun(handle, name)));
}

const shareRun = (handle: string, name: string): boolean =>
  Array.from({ length: Math.max(0, name.length - LETTERS_IN_COMMON + 1) }, (_, at) =>
    name.slice(at, at + LETTERS_IN_COMMON),
  ).some((run) => handle.includes(run));

const letters = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
