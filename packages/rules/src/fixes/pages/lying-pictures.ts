import { itemAt } from "@audit/facts";
import { answerFor, askedPictures, isOfferable, pictureAnswer } from "../../reading/asked-pictures.ts";
import { decoded } from "../../reading/decoded.ts";
import { secureUrl } from "../../view/clean-url.ts";
import type { SiteView } from "../../view/site-view.ts";

/** What systems add to the name of a file when they make it smaller: "-300x200", "-scaled". */
const RESIZED = /-(?:\d{2,4}x\d{2,4}|scaled)(?=\.\w+$)/i;

/** A name as it is written, as another hand wrote it, and that of the file it was made of. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => decoded(name).normalize("NFC").toLowerCase(),
  (name) => decoded(name).normalize("NFC").toLowerCase().replace(RESIZED, ""),
];

const nameIn = (url: string): string => URL.parse(url)?.pathname.split("/").at(-1) ?? "";

/**
 * The one other address on the site that answers with a picture of that name: the same, else one that differs in capitals
 * only, else the same picture in another size; else one that pages show from a folder of which others answer. Null
 * without one, or with several.
 */
export function liesAt(address: string, view: SiteView): string | null {
  const { site } = view;
  const file = nameIn(address);
  if (file === "") return null;
  const loading = [...askedPictures(site.probes).byUrl.values()].filter((probe) => pictureAnswer(probe) === "loads");
  for (const form of FORMS) {
    const same = loading.filter(({ url }) => form(nameIn(url)) === form(file));
    const [only] = same;
    if (only !== undefined) return same.length === 1 ? secureUrl(only.url) : null;
  }
  const [only, ...more] = (shownFiles(view).get(file) ?? []).filter((url) => url !== address);
  return only !== undefined && more.length === 0 && isProven(only, view) ? secureUrl(only) : null;
}

const shown = new WeakMap<SiteView, ReadonlyMap<string, readonly string[]>>();

/** The addresses under which pages show a file of each name. */
function shownFiles(view: SiteView): ReadonlyMap<string, readonly string[]> {
  const known = shown.get(view);
  if (known !== undefined) return known;
  const urls = view.served.flatMap((index) =>
    itemAt(view.site.pages, index).images.list.flatMap(({ url }) => url ?? []),
  );
  const files = Map.groupBy(new Set(urls), nameIn);
  shown.set(view, files);
  return files;
}

/** Where pictures of the site were asked for, one that is proposed has to have come, or others of its folder. */
export function isProven(url: string, { site: { probes } }: SiteView): boolean {
  const { byUrl } = askedPictures(probes);
  const answer = answerFor(url, probes);
  if (byUrl.size === 0 || answer === "loads") return true;
  const folder = folderOf(url);
  return (
    answer === null &&
    isOfferable(url, probes) &&
    [...byUrl.values()].some((probe) => folderOf(probe.url) === folder && pictureAnswer(probe) === "loads")
  );
}

const folderOf = (url: string): string => url.replace(/[?#].*$/s, "").replace(/[^/]*$/, "");
