import type { GivenPage } from "./one-page-site.ts";
import { seonaut } from "./seonaut-map.ts";
import type { Tally } from "./tally.ts";
import { holdAgainst } from "./tool-map.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

/** The tool's own record of a page; what a case does not name is sound. */
interface Report {
  readonly URL?: string;
  readonly StatusCode?: number;
  readonly Title?: string;
  readonly Description?: string;
  readonly H1?: string;
  readonly Lang?: string;
  readonly Robots?: string;
  readonly Noindex?: boolean;
  readonly Nofollow?: boolean;
  readonly InSitemap?: boolean;
  readonly BlockedByRobotstxt?: boolean;
  readonly TTFB?: number;
  readonly Images?: readonly { readonly Alt?: string }[];
  readonly Hreflangs?: readonly { readonly URL: string; readonly Lang: string }[];
  readonly Links?: readonly { readonly NoFollow?: boolean }[];
  readonly InternalLinks?: readonly { readonly Link?: { readonly NoFollow?: boolean } }[];
}

interface SeonautCase {
  readonly issue: string;
  readonly test: string;
  readonly pageReport: Report;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reportsIssue: boolean;
}

/** SEOnaut's tests of its reporters; reporters over several pages have no tests, only their SQL. */
export function runSeonaut(given: string, tally: Tally): void {
  for (const one of vectorsOf<SeonautCase>(folderOf(given, "seonaut", "issues.json"), "issues.json")) {
    const { issue: name, test, reportsIssue: want } = one;
    const about = `${name} ${test} ${JSON.stringify(one.pageReport)} ${one.html ?? ""}`;
    if (seonaut.mapped[name]) holdAgainst(seonaut, tally, { name, about, want, page: pageOf(one) });
    else tally.leaveOut(`${name}: ${seonaut.left[name] ?? "not mapped"}`);
  }
}

function pageOf({ issue, pageReport, html, headers = {} }: SeonautCase): GivenPage {
  const { URL: url = "https://example.com/products/tea", StatusCode: status = 200, TTFB: ttfbMs = 100 } = pageReport;
  const sent = Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]));
  return {
    url,
    html: html?.trim() ? html : markupOf(issue, pageReport, url),
    status,
    headers: sent,
    ttfbMs,
    inSitemap: pageReport.InSitemap === true,
    ...(pageReport.BlockedByRobotstxt === true ? { robots: "User-agent: *\nDisallow: /products/" } : {}),
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A page that says what the record says; the field that the reporter looks at stands as it is, also when it is empty. */
function markupOf(issue: string, report: Report, url: string): string {
  const {
    Lang: lang,
    Title: title = "A page about tea from Uji",
    Description: description,
    H1: h1 = issue === "NoH1" ? "" : "Tea",
  } = report;
  const robots = [report.Robots, report.Noindex ? "noindex" : "", report.Nofollow ? "nofollow" : ""].filter(Boolean);
  const wantsLang = lang !== undefined || issue === "MissingLang";
  const head = [
    `<title>${escaped(title)}</title>`,
    description === undefined ? "" : `<meta name="description" content="${escaped(description)}">`,
    robots.length > 0 ? `<meta name="robots" content="${robots.join(",")}">` : "",
    ...(report.Hreflangs ?? []).map((one) => `<link rel="alternate" hreflang="${one.Lang}" href="${one.URL}">`),
  ];
  const images = (report.Images ?? [{ Alt: "A tea garden" }]).map(
    ({ Alt: alt }, at) => `<img src="/${at}.jpg"${alt === undefined ? "" : ` alt="${escaped(alt)}"`}>`,
  );
  const links = [...(report.Links ?? []), ...(report.InternalLinks ?? []).map(({ Link }) => Link ?? {})];
  const anchors = links.map(
    ({ NoFollow }, at) => `<a href="${new URL(`/${at}`, url).href}"${NoFollow ? ' rel="nofollow"' : ""}>Tea ${at}</a>`,
  );
  const body = `<main>${h1 === "" ? "" : `<h1>${escaped(h1)}</h1>`}<p>${"Fine tea from Uji, picked by hand. ".repeat(30)}</p>${images.join("")}${anchors.join(" ")}</main>`;
  return `<!doctype html><html${wantsLang ? (lang === undefined ? "" : ` lang="${lang}"`) : ' lang="en"'}><head>${head.join("")}</head><body>${body}</body></html>`;
}
