import { htmlComment } from "../../../../escape/html.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";

/** Buttons that hold only an icon, by their kinds; what one does only its owner knows. */
export const fix: Fixer = perPage({
  inLayout: true,
  make: ({ forms: { namelessButtons, namelessKinds } }) => {
    if (namelessButtons === 0) return null;
    const kinds = namelessKinds.length > 0 ? namelessKinds : ["button"];
    return kinds.map((kind) => htmlComment(`in the tag of ${kind}: aria-label="${fillIn("what happens on a click")}"`));
  },
});
