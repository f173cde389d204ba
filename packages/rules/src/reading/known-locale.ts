import { remembered } from "../remembered.ts";

/** A language tag as CLDR knows it; undefined for none, a malformed one ("{{ lang }}") or a language it lacks. */
export const knownLocale = (tag: string | null): string | undefined => localeOf(tag ?? "") ?? undefined;

const localeOf = remembered((tag): string | null => {
  try {
    return tag === "" ? null : (Intl.NumberFormat.supportedLocalesOf(tag.replaceAll("_", "-"))[0] ?? null);
  } catch {
    return null;
  }
});
