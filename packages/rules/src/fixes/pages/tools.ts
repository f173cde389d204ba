import { judgeBusinessPage } from "../../reading/business-pages.ts";
import { html, htmlComment } from "../../escape/html.ts";
import type { SiteView } from "../../view/site-view.ts";
import { mostFrequent } from "../../view/site-words.ts";
import { fillIn, type Fixer } from "../fixer.ts";
import { privacyPage } from "./business-pages.ts";

/** The measurement id that most pages carry already, when it is Google's. */
function knownId({ site }: SiteView): string | null {
  const ids = site.pages.flatMap((page) =>
    page.tech.analytics.flatMap(({ id }) => (id && /^(G|GTM)-[A-Z0-9]+$/.test(id) ? [id] : [])),
  );
  return mostFrequent(ids);
}

const googleTag = (id: string): string =>
  [
    htmlComment("in the head of the layout, after your consent tool"),
    `<script async src="https://www.googletagmanager.com/gtag/js?id=${html(id)}"></script>`,
    "<script>",
    "window.dataLayer = window.dataLayer || [];",
    "function gtag(){dataLayer.push(arguments);}",
    "gtag('js', new Date());",
    `gtag('config', '${/^[A-Z0-9-]+$/.test(id) ? id : fillIn("your id, G-...")}');`,
    "</script>",
  ].join("\n");

/** Google's own loader; the id is checked where it is found. */
const containerTag = (id: string): string =>
  [
    htmlComment("in the head of the layout, after your consent tool"),
    "<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});",
    "var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;",
    "j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);",
    `})(window,document,'script','dataLayer','${id}');</script>`,
  ].join("\n");

/** The site's own tag where it has one; else the common one with a place for the id. */
export const analyticsTag: Fixer = (cause, view) => {
  const id = knownId(view);
  const tag = id?.startsWith("GTM-") ? containerTag(id) : googleTag(id ?? fillIn("your id, G-..."));
  return hasPrivacyPolicy(view) ? tag : [tag, privacyPage(cause, view)].join("\n\n");
};

/** Whoever starts to count visitors has to tell them so (GDPR, article 13). */
const hasPrivacyPolicy = ({ site }: SiteView): boolean =>
  judgeBusinessPage(site, "privacy", "Privacy policy").verdict !== "fail";

/** Which ids stand on how many pages, to keep one of each kind. */
export const oneTag: Fixer = (_cause, { site }) => {
  const seen = site.pages.flatMap((page) => [
    ...new Set(page.tech.analytics.map(({ kind, id }) => `${kind} ${id ?? "(no id)"}`)),
  ]);
  const counts = [...Map.groupBy(seen, (one) => one)].map(([one, pages]) => [one, pages.length] as const);
  const lines = counts
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([one, pages]) => `${one}: on ${pages} pages`);
  return lines.length > 0
    ? ["# keep one of each kind, remove the others from the layout or the tag manager", ...lines].join("\n")
    : null;
};

/** The feed's link for the head; the address is the platform's usual one where that is known. */
export const feedLink: Fixer = (_cause, view) => {
  const usual =
    view.platform === "wordpress" || view.platform === "woocommerce" ? new URL("/feed/", view.site.home).href : null;
  return `<link rel="alternate" type="application/rss+xml" title="${html(view.name)}" href="${html(usual ?? fillIn("address of the feed"))}">`;
};
