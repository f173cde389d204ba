import { status } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export type EmptyPage = {
  readonly words: number;
  readonly links: number;
  readonly inMenu: boolean;
  readonly listed: boolean;
  readonly twin: string | null;
};

export const en: Words<EmptyPage> = {
  failing: "Pages with nothing on them are open to search engines",
  title: "Write or delete {pages} without any content",
  why: "Whoever opens such a page finds a name between menu and footer and leaves. Search engines read it beside the pages that sell, and think less of the whole site.",
  steps:
    "Switch off the overviews that your system makes by itself (of tags, categories, folders, authors), redirect doubles to the page with the text, and delete the rest. Take them out of the sitemap. Don't link them and don't give them descriptions.",
  check: status("404, 410 or a redirect to the page with the text, or a page with content"),
  seen: ({ words, links, listed, twin }) =>
    [
      words === 0
        ? "no word beside menu and footer"
        : `hardly a word beside menu and footer (${counted(words, "word")})`,
      links === 0 ? "no page links to it" : `${counted(links, "page")} ${links === 1 ? "links" : "link"} to it`,
      ...(listed ? ["the sitemap names it"] : []),
      ...(twin === null ? [] : [`the text stands on ${addressOf(twin)}`]),
    ].join("; "),
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.inMenu && saw.twin === null,
      title: "Write {pages} without any content, or remove {it|them} from the menu",
      steps:
        "Write what visitors expect behind the name in the menu. Until then take the page out of menu and sitemap, so that nobody ends there.",
    },
    {
      when: ({ evidence: { saw } }) => saw.links > 0 && saw.twin === null,
      title: "Write {pages} without any content, or lead the links to {it|them} elsewhere",
      steps:
        "Write what visitors expect who follow the links there. If that stands on another page already, redirect the address to it (301) and change the links. Don't delete a page as long as links lead to it.",
    },
    {
      when: ({ evidence: { saw } }) => saw.twin !== null,
      title: "Redirect {pages} without any content to the {page|pages} with the text",
    },
  ],
};
