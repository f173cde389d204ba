import type { Json } from "../../../../escape/json-script.ts";
import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { changedBlocks } from "../../../../fixes/markup/entity-repair.ts";
import { isList, isObject } from "../../../../fixes/markup/json-values.ts";
import { linkedItems } from "../../../../view/linked-items.ts";

/** Pictures and films may lie on that host alone. */
const MEDIA = /\.(?:jpe?g|png|webp|gif|avif|svg|mp4|webm|pdf)(?:$|[?#])/i;

/** The page's own blocks with the site's host in place of the other. */
export const fix: Fixer<{ readonly host: string }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const { origin } = new URL(view.site.home);
    const moved = (text: string): string => {
      const url = URL.parse(text);
      const isThere = url !== null && /^https?:$/.test(url.protocol) && url.host === saw.host && !MEDIA.test(text);
      return isThere ? `${origin}${text.slice(text.indexOf(saw.host) + saw.host.length)}` : text;
    };
    return changedBlocks(page, linkedItems(page.structuredData), (json) => mapped(json, moved));
  },
});

function mapped(value: Json, change: (text: string) => string): Json {
  if (typeof value === "string") return change(value);
  if (isList(value)) return value.map((one) => mapped(one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, mapped(inner, change)]])),
  );
}
