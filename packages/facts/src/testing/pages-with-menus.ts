import fc from "fast-check";
import type { PageFacts } from "../page-facts.ts";
import { factsOf } from "./capture-of.ts";

const hosts = ["https://shop.example", "https://www.shop.example"];
const paths = ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/h", "/i", "/j"];
const elsewhere = ["//other.example/x", "https://sub.shop.example/a", "mailto:a@shop.example", "http://shop.example/a"];

/** Links written with this root before their paths. */
function links(root: string, minLength: number): fc.Arbitrary<string> {
  const link = fc.record({
    href: fc.oneof(fc.constantFrom(...paths.map((path) => root + path)), fc.constantFrom(...elsewhere)),
    text: fc.constantFrom("", "One", "Two", "Three"),
    rel: fc.constantFrom("", "nofollow"),
  });
  return fc
    .array(link, { minLength, maxLength: minLength + 8 })
    .map((all) => all.map(({ href, text, rel }) => `<a href="${href}" rel="${rel}">${text}</a>`).join(" "));
}

/** Pages of a few addresses, each with one of two menus and its own links before and behind it. */
const anyPages = fc.tuple(links("", 10), links(hosts[0]!, 10)).chain((menus) =>
  fc.array(
    fc.record({
      host: fc.constantFrom(...hosts),
      path: fc.constantFrom(...paths),
      menu: fc.constantFrom(...menus),
      before: links("", 0),
      behind: links("", 0),
    }),
    { minLength: 4, maxLength: 12 },
  ),
);

/**
 * Reads the pages of a made-up site twice: with menus that are the same objects on many pages, and each page as if it
 * stood alone.
 */
export const pagesWithMenus: fc.Arbitrary<{ shared: PageFacts[]; alone: PageFacts[] }> = anyPages.map((pages) => {
  const shared = pages.map(({ host, path, menu, before, behind }) =>
    factsOf(`${before}<nav>${menu}</nav>${behind}`, { url: host + path }),
  );
  return { shared, alone: structuredClone(shared) };
});
