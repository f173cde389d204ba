import { htmlComment } from "../../../../escape/html.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";

/** What reacts to clicks and is no button, by its kinds, and what to write instead. */
export const fix: Fixer = perPage({
  make: ({ forms: { fakeKinds, namelessKinds } }) => {
    const lines = [
      ...fakeKinds.map(
        (kind) =>
          `${kind}: if it is itself what people click, make it a button element with type="button", or a link if it leads to an address; a layer or box around other things stays what it is`,
      ),
      ...namelessKinds.map((kind) => `${kind}: aria-label="${fillIn("what happens on a click")}"`),
    ];
    return lines.length === 0 ? null : lines.map((line) => htmlComment(line)).join("\n");
  },
});
