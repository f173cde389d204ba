import { paste } from "./paste.ts";
import { appended } from "./html-edit.ts";
import { withoutDeadLinks } from "./paste-body.ts";
import { newPage } from "./new-page.ts";
import { readLinkList, readRedirects, readServer, readSitemapLines, SITEMAP_LINES } from "./read-lists.ts";
import { filled, NO_CHANGES, type PageEdit, type SiteChanges } from "./site-changes.ts";

/** Why the lab can't apply a fix by itself. */
export class NotMechanical extends Error {}

/**
 * What the code of an action changes, read as the steps beside it tell an owner to apply it.
 * @throws NotMechanical when somebody has to write, choose or program something
 */
export function readFix(rule: string, implementation: string | null, home: string): SiteChanges {
  if (implementation === null) throw new NotMechanical("nothing to paste");
  if (implementation.startsWith("address,seen,where")) throw new NotMechanical("a list to work from");
  if (implementation.startsWith("curl ")) throw new NotMechanical("measurements to run");
  if (implementation.includes("<!-- upload ") && withoutComments(implementation) === "")
    throw new NotMechanical("a file to upload");
  if (BY_HAND[rule]) throw new NotMechanical(BY_HAND[rule]);
  if (/^# .*or choose a target$/m.test(implementation)) throw new NotMechanical("targets to choose");
  const code = filled(implementation);
  if (code.startsWith("<?xml")) return newSitemap(code);
  if (/<!-- join with the first stylesheet/.test(code)) throw new NotMechanical("stylesheets to join");
  if (/^\s*<url>/.test(code)) return { ...NO_CHANGES, sitemaps: readSitemapLines(code) };
  if (/^User-agent:|^# add to the group/im.test(code)) return robotsOf(code);
  if (/^<|\n<!-- (on )?http/.test(code)) return readPages(code, home);
  const links = readLinkList(code);
  const redirects = readRedirects(code, home);
  const listed = SITEMAP_LINES.exec(code)?.[0];
  const sitemaps = listed === undefined ? null : readSitemapLines(listed);
  if (links || redirects.size > 0 || sitemaps) {
    const named = new Set([...(links?.named ?? []), ...[...redirects.keys()].map((path) => new URL(path, home).href)]);
    return { ...NO_CHANGES, everyPage: links?.edit ?? null, named, redirects, sitemaps };
  }
  const { headers, compress } = readServer(code);
  if (headers.size > 0 || compress) return { ...NO_CHANGES, headers, compress };
  throw new NotMechanical("settings of a server that the lab does not have");
}

/** Fixes whose code is a start for somebody's own work, and what that work is. */
const BY_HAND: Readonly<Record<string, string>> = {
  "ai-training-policy": "a choice between two policies",
  "thin-content": "text to write",
  "placeholder-text": "text to write",
  "heading-too-long": "text to write",
  "question-heading-answer": "text to write",
  "citations-missing": "sources to find",
  "statistics-missing": "figures to find",
  "comparison-table-html": "a table to write",
  "category-intro-missing": "text to write",
  "product-description-missing": "text to write",
  "product-specs-missing": "data to collect",
  "product-title-equals-sku": "a name to choose",
  "rss-feed": "a feed to write",
  "og-image-size": "a picture to make",
  "img-no-srcset": "pictures to make in several sizes",
};

/** A new sitemap, and below it perhaps the line of robots.txt that names it, or a whole robots.txt. */
function newSitemap(code: string): SiteChanges {
  const [text = "", whole] = code.split("\n\n# robots.txt, a file of its own\n");
  const [xml = "", line] = text.split("\n\n# and in robots.txt\n");
  const files = new Map([["/sitemap.xml", xml]]);
  if (whole !== undefined) return { ...NO_CHANGES, files, robots: () => whole };
  return { ...NO_CHANGES, files, robots: line === undefined ? null : (text) => `${text}\n${line}\n` };
}

function robotsOf(code: string): SiteChanges {
  if (!code.startsWith("# add to the group")) return { ...NO_CHANGES, robots: () => code };
  const lines = code.split("\n").filter((line) => /^(Allow|Disallow):/.test(line));
  const robots = (text: string): string =>
    /^user-agent:/im.test(text)
      ? text.replace(/^(user-agent:.*\n)(?!user-agent)/gim, (all) => `${all}${lines.join("\n")}\n`)
      : `${text}\nUser-agent: *\n${lines.join("\n")}\n`;
  return { ...NO_CHANGES, robots };
}

interface Block {
  readonly places: readonly string[];
  readonly code: string;
}

/** HTML under comments that say where it goes. */
function readPages(code: string, home: string): SiteChanges {
  const pages = new Map<string, PageEdit>();
  const files = new Map<string, string>();
  const everywhere: PageEdit[] = [];
  const lost: PageEdit[] = [];
  for (const { places, code: part } of blocksOf(code, home)) {
    for (const place of places) {
      const fresh = /^new page (\S+?);? /.exec(`${place} `)?.[1];
      if (fresh) files.set(fresh, newPage(part, new URL(fresh, home).href));
      else if (place.startsWith("http")) {
        const path = pathOf(place);
        pages.set(path, inTurn([pages.get(path) ?? same, (html, url) => paste(html, part, url)]));
      } else if (place.startsWith("on the page for"))
        lost.push((html, url) => paste(withoutDeadLinks(html), part, url));
      else if (place.startsWith("in the menu of all pages, inside"))
        everywhere.push((html, url) => paste(html, `<!-- ${place} -->${part}`, url));
      else if (/^in the (footer|menu or footer)/.test(place)) everywhere.push((html) => inFooter(html, part));
      else if (place.startsWith("in the head")) everywhere.push((html, url) => paste(html, part, url));
    }
  }
  const entries = [...files.keys()].map((path) => `<url><loc>${new URL(path, home).href}</loc></url>`).join("\n");
  return {
    ...NO_CHANGES,
    pages,
    files,
    everyPage: everywhere.length > 0 ? inTurn(everywhere) : null,
    notFound: lost.length > 0 ? inTurn(lost) : null,
    // A shop system lists a new page by itself.
    sitemaps: files.size > 0 ? (xml) => xml.replace("</urlset>", () => `${entries}</urlset>`) : null,
  };
}

const same: PageEdit = (html) => html;

const inTurn =
  (edits: readonly PageEdit[]): PageEdit =>
  (html, url) =>
    edits.reduce((page, edit) => edit(page, url), html);

/** Behind the main part, where layouts have their footer. */
function inFooter(html: string, code: string): string {
  const at = html.lastIndexOf("</footer>");
  return at >= 0 ? `${html.slice(0, at)}${code}${html.slice(at)}` : appended(html, `<div>${code}</div>`);
}

const PLACE =
  /^<!-- ((?:on )?https?:\/\/\S+?(?:, https?:\/\/\S+?)*|in the (?:footer|menu)\b.*?|on the page for addresses that don(?:'|&#39;)t exist.*?|in the head\b.*?|new page .*?|in the structured data of \S+|Pattern for all of these pages) -->$/;

function blocksOf(code: string, home: string): Block[] {
  interface Open {
    places: string[] | null;
    lines: string[];
  }
  const blocks: Open[] = [];
  // Code without a place is meant for the home page.
  let open: Open = { places: null, lines: [] };
  blocks.push(open);
  for (const line of code.split("\n")) {
    const place = PLACE.exec(line)?.[1];
    if (place === undefined) open.lines.push(line);
    else if (open.lines.some((one) => one.trim() !== "" && !one.startsWith("<!--"))) {
      open = { places: placesIn(place), lines: [] };
      blocks.push(open);
    } else open.places = [...(open.places ?? []), ...placesIn(place)];
  }
  return blocks
    .map(({ places, lines }) => ({ places: places ?? [home], lines }))
    .filter(({ places }) => !places.includes("Pattern for all of these pages"))
    .map(({ places, lines }) => ({ places, code: lines.join("\n") }))
    .filter(({ code }) => !isBrief(code));
}

/** A place for which somebody has to write or decide. */
export const isBrief = (code: string): boolean =>
  /<!-- to write: |<!-- by hand, |decide yourself/.test(code) && withoutComments(code) === "";

const withoutComments = (code: string): string => code.replace(/<!--[\s\S]*?-->/g, "").trim();

const placesIn = (place: string): string[] =>
  /https?:/.test(place) && !place.startsWith("new page")
    ? place.replace(/^(on|in the structured data of) /, "").split(", ")
    : [place];

/** Path and query, as the site's server is asked. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(unescaped(address));
  return pathname + search;
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#45;", "-");
