import type { IndexState, Report } from "@audit/contract";
import { countOf, formatCount } from "../../format/numbers.ts";
import { areaName, reasonWords, stateWords } from "./words.ts";
import { listed, lower, sum } from "./sentences.ts";
import { said, t } from "../../language/messages.ts";

/** What was run in a browser, and what keeps the rest from being known. */
function inBrowserSentence(inBrowser: Report["coverage"]["inBrowser"]): string {
  if (inBrowser === undefined) return "";
  const { state, pages, failed } = inBrowser;
  if (state === "off") return t(" Pages were read as sent; what their scripts change was not looked at.");
  if (state === "no-browser") return t(" Pages were read as sent: there is no browser here to run their scripts.");
  const missed = failed.map(({ reason, count }) =>
    t(" {pages} of the sample not: {reason}", { pages: countOf(count, "page"), reason }),
  );
  return t(" {pages} also run in a browser, scripts and all.{missed}", {
    pages: countOf(pages, "page"),
    missed: missed.join(""),
  });
}

/** What was found, read and left out. */
export function coverageSentence({ inBrowser, ...counts }: Report["coverage"]): string {
  return readSentence(counts) + inBrowserSentence(inBrowser);
}

function readSentence({ known, pages, otherAnswers, notRead }: Omit<Report["coverage"], "inBrowser">): string {
  const own = notRead.filter(({ reason }) => reason !== "off-site");
  const left = sum(own.map(({ count }) => count));
  const others =
    otherAnswers === 0 ? "" : t(" and {otherAnswer}", { otherAnswer: countOf(otherAnswers, "other answer") });
  const read = t("{pages}{others} were read; {addresses} of the site are known.", {
    pages: countOf(pages, "page"),
    others,
    addresses: countOf(known, "address", "addresses"),
  });
  if (left === 0) return t("{read} Nothing that was found was left out.", { read });
  const reasons = own.map(({ reason, count }) => `${formatCount(count)} ${lower(reasonWords[reason])}`);
  return t("{read} {left} not read: {reasons}.", { read, left: formatCount(left), reasons: listed(reasons) });
}

export function statusSentence(statuses: Report["statuses"]): string {
  const all = sum(statuses.map(({ count }) => count));
  if (all === 0) return t("No address was fetched.");
  const within = (from: number, to: number): number =>
    sum(statuses.filter(({ status }) => status >= from && status < to).map(({ count }) => count));
  const rest = [
    [within(300, 400), "redirect"],
    [within(400, 500), t("answer with a client error (4xx)")],
    [within(500, 600), t("answer with a server error (5xx)")],
    [within(0, 1), t("gave no answer")],
  ] as const;
  const parts = rest.filter(([count]) => count > 0).map(([count, what]) => `${formatCount(count)} ${what}`);
  const good = within(200, 300);
  const start =
    good === all
      ? t("All {fetchedAddress} answer normally.", {
          fetchedAddress: countOf(all, "fetched address", "fetched addresses"),
        })
      : t("{good} of {fetchedAddress} answer normally", {
          good: formatCount(good),
          fetchedAddress: countOf(all, "fetched address", "fetched addresses"),
        });
  return parts.length === 0 ? start : `${start}; ${listed(parts)}.`;
}

export function depthSentence({ depths, deepest }: Pick<Report, "depths" | "deepest">): string {
  const linked = depths.filter((one) => one.depth !== null);
  const all = sum(depths.map(({ pages }) => pages));
  if (all === 0) return t("No page was read.");
  const near = sum(linked.filter(({ depth }) => depth! <= 3).map(({ pages }) => pages));
  const unlinked = depths.find(({ depth }) => depth === null)?.pages ?? 0;
  const end =
    unlinked === 0 ? "" : t("; {pageIs} reached by no link", { pageIs: countOf(unlinked, "page is", "pages are") });
  return t("{near} of {pages} lie within three clicks of the start page, the deepest at {deepest}{end}.", {
    near: formatCount(near),
    pages: countOf(all, "page"),
    deepest: formatCount(deepest),
    end,
  });
}

export function indexSentence(states: Report["indexability"]): string {
  const all = sum(states.map(({ count }) => count));
  if (all === 0) return t("No address was fetched.");
  const open = states.find(({ state }) => state === "indexable")?.count ?? 0;
  const closed = states.filter(({ state }) => state !== "indexable");
  if (closed.length === 0) return t("Search engines may list all {all} addresses.", { all: formatCount(all) });
  const parts = closed.map(({ state, count }) => stateCount(state, count));
  return t("Search engines may list {open} of {addresses}; not the others: {parts}.", {
    open: formatCount(open),
    addresses: countOf(all, "address", "addresses"),
    parts: listed(parts),
  });
}

const counted: Partial<Record<IndexState, readonly [string, string]>> = {
  redirect: ["redirect", "redirects"],
  error: ["error", "errors"],
  file: ["file that is no page", "files that are no pages"],
};

/** "1 error", "3 redirects", "2 blocked by robots.txt" */
function stateCount(state: IndexState, count: number): string {
  const noun = counted[state];
  return noun === undefined ? `${formatCount(count)} ${lower(stateWords[state])}` : countOf(count, ...noun);
}

export function markupSentence(markup: Report["markup"]): string {
  const pages = sum(markup.map((row) => row.pages));
  if (pages === 0) return t("No page was read.");
  const broken = sum(markup.map((row) => row.broken));
  const end = broken === 0 ? "" : t(" On {pages} a block can't be read.", { pages: countOf(broken, "page") });
  return t("{marked} of {pages} carry structured data.{end}", {
    marked: formatCount(sum(markup.map((row) => row.withMarkup))),
    pages: countOf(pages, "page"),
    end,
  });
}

const SERIOUS = ["high", "medium", "low"] as const;

/** The template and area with the most serious faults on the most pages. */
export function heatSentence({ areas, templates }: Pick<Report, "areas" | "templates">): string {
  const cells = areas.flatMap(({ area, cells: row }) =>
    row.flatMap(({ worst, pages }, column) => (worst === null ? [] : [{ area, worst, pages, at: templates[column]! }])),
  );
  const [most] = cells.toSorted(
    (a, b) => SERIOUS.indexOf(a.worst) - SERIOUS.indexOf(b.worst) || b.pages - a.pages || a.at.pages - b.at.pages,
  );
  if (most === undefined) return t("No check failed on a page of any template.");
  return t("Worst hit: {area} in “{label}”, with faults of {worst} impact on {pages} of {all}.", {
    area: areaName(most.area),
    label: most.at.label,
    worst: said(most.worst),
    pages: formatCount(most.pages),
    all: countOf(most.at.pages, "page"),
  });
}

export function accessSentence({ robots, agents }: Report["aiAccess"]): string {
  if (robots === "unreachable") return t("robots.txt could not be fetched, so it is not known who may read what.");
  const search = agents.filter(({ purpose, cells }) => purpose === "search" && cells.length > 0);
  if (search.length === 0) return t("No page was read.");
  const open = search.filter(({ cells }) => cells.every(({ allowed, checked }) => allowed === checked));
  const kept = search.filter((agent) => !open.includes(agent));
  if (kept.length === 0)
    return robots === "absent"
      ? t(
          "There is no robots.txt, so everyone may read everything: all {count} AI search crawlers may read every template.",
          { count: search.length },
        )
      : t("All {count} AI search crawlers may read every template.", { count: search.length });
  const names = kept.slice(0, 4).map(({ token }) => token);
  const more = kept.length > 4 ? [t("{count} more", { count: kept.length - 4 })] : [];
  return t("{open} of {all} AI search crawlers may read every template; {others} may not.", {
    open: open.length,
    all: search.length,
    others: listed([...names, ...more]),
  });
}
