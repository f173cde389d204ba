import { homeForwardsInside } from "../../../../fixes/head/refresh.ts";
import { onPage, status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

type Forwarding = { readonly seconds: number; readonly target: string; readonly by: string };

export const en: Words<Forwarding> = {
  failing: "Page forwards visitors by itself, in place of the server",
  title: "Replace the meta refresh on {pages} with a server redirect",
  why: "The page loads first and only then sends visitors on. That is slow, breaks the back button, and search engines follow it less surely than a redirect of the server.",
  steps:
    "Correct the links, so that they lead straight to the target. Then take the refresh tag out and let the server answer with a permanent redirect (301) to the same target. Where the host only serves files and can't send one, keep the tag at 0 seconds, which search engines read as permanent, with a canonical and a plain link to the target beside it.",
  check: (sample) =>
    homeForwardsInside(sample.url, sample.view)
      ? onPage("a page of its own with links to the main parts of the site, at the address of the site")(sample)
      : status("301 and the new address")(sample),
  variants: [
    {
      when: ({ url }, _cause, view) => homeForwardsInside(url, view),
      title: "Publish a home page at the address of the site, in place of the redirect",
      why: "The address that people type and that most links lead to shows nothing of its own: it sends everybody on to one inner page. Who you are and what else you offer is not to be seen there, and search engines take the inner page for the start.",
      steps:
        "Write a page that says who you are, what you offer and where, with links to the main parts of the site, and let the address answer with it. Until it is there, let the server forward for the time being (302): a permanent redirect (301) would give the address away for good.",
    },
    {
      when: ({ evidence: { saw } }) => saw.by === "script",
      title: "Redirect visitors of {pages} without a script",
      why: "The page holds nothing but a script that sends visitors on. Search engines follow that late and not surely, and readers that run no scripts, as most AI assistants, end on an empty page without a link.",
      steps:
        "Let the server answer with a redirect to the same target. Where the host only serves files, put a refresh tag, a canonical and a plain link to the target into the page instead of the script, and link to the target directly.",
    },
  ],
  seen: ({ seconds, target, by }) =>
    by === "script"
      ? `nothing but a script that sends visitors to ${addressOf(target)}`
      : `a tag in the page that sends visitors to ${addressOf(target)} ${seconds === 0 ? "once it has loaded" : `after ${counted(seconds, "second")}`}`,
};
