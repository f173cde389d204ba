import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import { orderPlace } from "../../../../wording/page-places.ts";

export const en: Words<readonly { readonly directive: string; readonly at: string }[]> = {
  failing: "Page contradicts itself about being listed",
  title: "Resolve the conflicting robots directives of {pages}",
  why: "One setting says that search engines may list the page or follow it, another forbids it. Search engines obey the stricter one, whichever you meant.",
  steps:
    "Decide which is right and delete the other. Look in the SEO plugin or theme for the robots meta tag and in the server or CDN settings for the X-Robots-Tag header.",
  check: inSource('name="robots"', "one tag, and no X-Robots-Tag header that says otherwise"),
  seen: (orders) =>
    `orders that contradict each other: ${listed(
      orders.map(({ directive, at }) => `${quote(directive)} in ${orderPlace(at)}`),
      4,
    )}`,
};
