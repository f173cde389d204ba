import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

/** What a task's pages are, where that is no kind of page. */
const PLACES: Readonly<Record<string, string>> = {
  site: t("Whole site"),
  opportunity: t("Whole site"),
  layout: t("Frame of all pages"),
  pages: t("Several kinds of pages"),
  other: t("Other pages"),
  "other-pages": t("Other pages"),
  addresses: t("Addresses"),
  home: t("Home page"),
};

/** The pages of a task in words: "Product pages". */
export const kindName = (kind: string): string => PLACES[kind] ?? t("{kind} pages", { kind: capitalised(kind) });
