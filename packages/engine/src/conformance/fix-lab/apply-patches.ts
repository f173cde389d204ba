import type { ActionJson } from "../../audit-json.ts";
import { printPatch } from "@audit/rules/fixes/patches/print-patch";
import { attributeOf, elementsOf, spliced, withAttributes, type Element } from "./html-edit.ts";
import { withVersion } from "./paste-head.ts";
import { paste } from "./paste.ts";
import { pathOf } from "./read-fix.ts";
import { replaceEntity } from "./replace-entity.ts";
import { relinked, resolved } from "./paste-body.ts";
import { locIn } from "./sitemap-loc.ts";
import { filled, NO_CHANGES, type PageEdit, type SiteChanges } from "./site-changes.ts";

type Patch = ActionJson["patches"][number];

/** What patches change about a site, each in its place and nothing else. */
export function applyPatches(patches: readonly Patch[]): SiteChanges {
  const at = (place: Patch["at"]): Patch[] => patches.filter((patch) => patch.at === place);
  const pages = new Map<string, PageEdit>();
  for (const [url, own] of Map.groupBy(at("page"), (patch) => patch.url)) {
    const edits = own.map(editOf);
    pages.set(pathOf(url), (html, page) => edits.reduce((made, edit) => edit(made, page), html));
  }
  const maps = at("sitemap");
  const lines = at("robots.txt");
  return {
    ...NO_CHANGES,
    pages,
    redirects: new Map(at("redirects").map(({ before, after }) => [before ?? "", after ?? ""])),
    headers: new Map(at("header").map(({ key = "", after }) => [key.toLowerCase(), after ?? ""])),
    sitemaps: maps.length > 0 ? (xml, url) => editSitemap(xml, maps, url) : null,
    newSitemaps: new Set(maps.flatMap(({ op, url }) => (op === "add" ? pathOf(url) : []))),
    robots: lines.length > 0 ? (text) => editRobots(text, lines) : null,
  };
}

function editOf(patch: Patch): PageEdit {
  const { op, key = "", before, after } = patch;
  if (op === "link") return (html, url) => relinked(html, url, new Map([[before ?? key, after]]));
  if (op === "alt") {
    return setting(
      ({ tagName, url, element }) => tagName === "img" && resolved(attributeOf(element, "src"), url) === key,
      { alt: after === null ? null : filled(after) },
    );
  }
  if (op === "hreflang") return (html) => withVersion(html, key, after);
  if (op === "attribute") return attributeEdit(key, after);
  if (op === "jsonld" && before?.startsWith("{") === true) {
    return (html) => replaceEntity(html, before, after === null ? null : filled(after));
  }
  const code = printPatch(patch);
  return code === null ? (html) => html : (html, url) => paste(html, filled(code), url);
}

interface Found {
  readonly tagName: string;
  readonly element: Element;
  readonly url: string;
}

const setting =
  (isMeant: (found: Found) => boolean, attributes: Readonly<Record<string, string | null>>): PageEdit =>
  (html, url) =>
    spliced(
      html,
      elementsOf(html)
        .filter((element) => isMeant({ tagName: element.tagName, element, url }))
        .flatMap((element) => withAttributes(element, attributes)),
    );

/** `input[type="text"][name="q"]@aria-label`: a tag, perhaps with attributes that tell it, and the attribute to set. */
function attributeEdit(key: string, after: string | null): PageEdit {
  const place = key.lastIndexOf("@");
  const selector = key.slice(0, place);
  const [tag] = /^\w+/.exec(selector) ?? [""];
  const wanted = [...selector.matchAll(/\[([\w-]+)="(.*?)"\]/g)];
  return setting(
    ({ element }) =>
      element.tagName === tag && wanted.every(([, name = "", value]) => attributeOf(element, name) === value),
    { [key.slice(place + 1)]: after === null ? null : filled(after) },
  );
}

const escaped = (url: string): string => url.replaceAll("&", "&amp;");

/** Entries go and come; the others stay to the letter. */
function editSitemap(xml: string, patches: readonly Patch[], file: string): string {
  const gone = new Set(patches.flatMap(({ op, before }) => (op === "remove" && before !== null ? [before] : [])));
  const added = patches.flatMap(({ op, after }) => (op === "add" && after !== null ? [escaped(after)] : []));
  const kept = xml.replace(/<url>[\s\S]*?<\/url>/g, (entry) => (gone.has(locIn(entry, file)) ? "" : entry));
  const entries = added.map((url) => `<url><loc>${url}</loc></url>`).join("\n");
  return kept.replace("</urlset>", () => `${entries}\n</urlset>`);
}

/** Lines change, come or go within the group that names their crawlers. */
function editRobots(text: string, patches: readonly Patch[]): string {
  return patches.reduce((file, { before, after }) => {
    const [old, next] = [lineOf(before), lineOf(after)];
    if (old !== null) return replaceLine(file, old, next?.line ?? null);
    return next === null ? file : addLine(file, next);
  }, text);
}

interface GroupLine {
  readonly agents: string;
  readonly line: string;
}

function lineOf(text: string | null): GroupLine | null {
  if (text === null) return null;
  const [, agents = "", line = text] = /^User-agent: (.*)\n([\s\S]*)$/.exec(text) ?? [];
  return { agents, line };
}

const replaceLine = (file: string, { line }: GroupLine, next: string | null): string =>
  file
    .split("\n")
    .flatMap((one) => (one.trim() === line.trim() ? (next === null ? [] : [next]) : [one]))
    .join("\n");

function addLine(file: string, { agents, line }: GroupLine): string {
  if (agents === "") return `${file}\n${line}\n`;
  const names = agents.split(", ");
  const lines = file.split("\n");
  const at = lines.findLastIndex(
    (one) => /^\s*user-agent:/i.test(one) && names.includes(one.split(":")[1]?.trim() ?? ""),
  );
  if (at < 0) return `${file}\n\n${names.map((name) => `User-agent: ${name}`).join("\n")}\n${line}\n`;
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join("\n");
}
