import { itemAt, type SiteFacts } from "@audit/facts";

type Read = Pick<SiteFacts, "pages" | "addressForms">;

const known = new WeakMap<Read["addressForms"], ReadonlyMap<string, string>>();

/** The address under which a page counts, where it is read under several forms, such as a folder and its index file. */
export function countedAddress(url: string, { pages, addressForms }: Read): string {
  const before = known.get(addressForms);
  const counted =
    before ?? new Map(addressForms.map(({ other, page }) => [itemAt(pages, other).url, itemAt(pages, page).url]));
  if (before === undefined) known.set(addressForms, counted);
  return counted.get(url) ?? url;
}
