import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { htmlComment } from "../../../../escape/html.ts";

/** The names that need an address of their own, and the one they share now. */
export const fix: Fixer<{ readonly target: string; readonly names: readonly string[] }> = perPage({
  make: (_page, _view, { evidence: { saw } }) => [
    htmlComment(`all of these lead to ${saw.target}; each needs the address of its own product`),
    ...saw.names.map((name) => htmlComment(name)),
  ],
});
