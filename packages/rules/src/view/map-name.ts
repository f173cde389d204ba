import { noted } from "../reading/noted.ts";
import { decoded } from "../reading/decoded.ts";
import { normalised } from "../reading/words.ts";
import type { SiteView } from "./site-view.ts";

const MAP = /^https?:\/\/(?:[\w-]+\.)*google\.[a-z.]+\/maps\/embed\?.*?!1s0x[^!]*!2s([^!]+)!/i;
const LONGEST = 60;

/** What maps embedded in a page call the place they show; addresses and plus codes are no names. */
const namesOn = noted((page): readonly string[] =>
  page.resources.iframes.flatMap(({ url }) => {
    const said = MAP.exec(url ?? "")?.[1];
    const name = said === undefined ? "" : decoded(said.replaceAll("+", " ")).trim();
    return name === "" || /[\d,]/.test(name) || name.length > LONGEST ? [] : [name];
  }),
);

/** The name under which the one place that the site shows on its maps stands there; null where maps name none or several. */
export function mapNameOf({ site }: SiteView): string | null {
  const names = new Map<string, string>();
  for (const page of site.pages) for (const name of namesOn(page)) names.set(normalised(name), name);
  const [only, ...others] = names.values();
  return only === undefined || others.length > 0 ? null : only;
}
