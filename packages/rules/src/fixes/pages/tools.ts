import type { SiteView } from "../../view/site-view.ts";
import { mostFrequent } from "../../view/site-words.ts";
import { html, htmlComment } from "../../escape/html.ts";
import { fillIn, type Fixer } from "../fixer.ts";
import { asFix } from "../patches/fix.ts";
import { privacyPage } from "./business-pages.ts";
import { judgeBusinessPage } from "../../reading/business-pages.ts";

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
  return hasPrivacyPolicy(view) ? tag : [[tag], ...asFix(privacyPage(cause, view))];
};

/** Whoever starts to count visitors has to tell them so (GDPR, article 13). */
const hasPrivacyPolicy = ({ site }: SiteView): boolean =>
  judgeBusinessPage(site, "privacy", "Privacy policy").verdict !== "fail";
