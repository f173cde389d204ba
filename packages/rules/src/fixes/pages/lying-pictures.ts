import { askedPictures, pictureAnswer } from "../../reading/asked-pictures.ts";
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
 * only, else the same picture in another size. Null without one, or with several.
 */
export function liesAt(address: string, { site }: SiteView): string | null {
  const file = nameIn(address);
  if (file === "") return null;
  const loading = [...askedPictures(site.probes).byUrl.values()].filter((probe) => pictureAnswer(probe) === "loads");
  for (const form of FORMS) {
    const same = loading.filter(({ url }) => form(nameIn(url)) === form(file));
    const [only] = same;
    if (only !== undefined) return same.length === 1 ? secureUrl(only.url) : null;
  }
  return null;
}
