import { html, htmlComment } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { attributePatch } from "../../../../fixes/patches/page-patches.ts";

const taken = (base: string): string => htmlComment(`remove this line: <base href="${html(base)}">`);

/** The element goes: the page's own address is the right base. */
export const fix: Fixer = perPage({
  make: (page) => {
    const [base] = page.head.bases;
    if (base === undefined) return null;
    return [show(attributePatch(page, { selector: "base", name: "href" }, base, null), () => taken(base))];
  },
  pattern: (_view, { faults: [first] }) => {
    const base = first === undefined ? null : baseOf(first.evidence.saw);
    return base === null ? null : taken(base);
  },
});

const baseOf = (saw: unknown): string | null =>
  typeof saw === "object" && saw !== null && "base" in saw && typeof saw.base === "string" ? saw.base : null;
