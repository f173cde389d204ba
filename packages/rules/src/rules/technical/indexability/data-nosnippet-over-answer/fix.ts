import { htmlComment } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";

/** The opening tags without data-nosnippet, by the text they hide. */
export const fix: Fixer = perPage({
  make: (page) => {
    const hidden = page.structure.nosnippet.slice(0, 5);
    if (hidden.length === 0) return null;
    return hidden.map((text) => htmlComment(`remove the attribute data-nosnippet around: ${text}`)).join("\n");
  },
});
