import type { SiteView } from "../../view/site-view.ts";
import { mostFrequent } from "../../view/site-words.ts";
import { html, htmlComment } from "../../escape/html.ts";
import type { Fixer } from "../fixer.ts";
import { asFix } from "../patches/fix.ts";
import { visitCounters } from "../../knowledge/analytics-tools.ts";
import { privacyPage } from "./business-pages.ts";
import { judgeBusinessPage } from "../../reading/business-pages.ts";

/** The tool that a cause is about; its id only where every page that names one names the same. */
interface UsedTool {
  readonly kind: string;
  readonly id: string | null;
}

/** What most pages count visits with, or null where the site counts none. */
function usedTool({ site }: SiteView): UsedTool | null {
  const counters = site.pages.flatMap(({ tech }) => tech.analytics.filter(({ kind }) => visitCounters.has(kind)));
  const kind = mostFrequent(counters.map((counter) => counter.kind));
  if (kind === null) return null;
  const ids = new Set(counters.flatMap((one) => (one.kind === kind && one.id !== null ? [one.id] : [])));
  const [id = null] = ids;
  return { kind, id: ids.size === 1 ? id : null };
}

const googleTag = (id: string): string =>
  [
    htmlComment("in the head of the layout, after your consent tool"),
    `<script async src="https://www.googletagmanager.com/gtag/js?id=${html(id)}"></script>`,
    "<script>",
    "window.dataLayer = window.dataLayer || [];",
    "function gtag(){dataLayer.push(arguments);}",
    "gtag('js', new Date());",
    `gtag('config', '${id}');`,
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

/**
 * The site's own tag, where it is one that its id alone makes. Which tool a site without one should choose, and the
 * settings of any other, are its owner's: then words only.
 */
export const analyticsTag: Fixer = (cause, view) => {
  const tag = tagOf(usedTool(view));
  // What a privacy policy says is no code of a tool that the site doesn't have yet.
  if (tag === null || hasPrivacyPolicy(view)) return tag;
  return [[tag], ...asFix(privacyPage(cause, view))];
};

function tagOf(tool: UsedTool | null): string | null {
  if (tool?.kind === "gtm" && tool.id !== null && /^GTM-[A-Z0-9]+$/.test(tool.id)) return containerTag(tool.id);
  if (tool?.kind === "ga4" && tool.id !== null && /^GT?-[A-Z0-9]+$/.test(tool.id)) return googleTag(tool.id);
  return null;
}

/** Whoever starts to count visitors has to tell them so (GDPR, article 13). */
const hasPrivacyPolicy = ({ site }: SiteView): boolean =>
  judgeBusinessPage(site, "privacy", "Privacy policy").verdict !== "fail";
