import { html, htmlComment } from "../../../../escape/html.ts";
import { fillIn, perPage, type Fixer } from "../../../../fixes/fixer.ts";

/** What reacts to clicks and is no button, by its kinds, and what to write instead. */
export const fix: Fixer = perPage({
  inLayout: true,
  make: ({ forms: { fakeKinds, fakeLinks = [], namelessKinds } }) => {
    const addressOf = new Map(fakeLinks.map(({ kind, to }) => [kind, to]));
    // Whole parts of a page react to clicks to close what lies over them: no control of their own.
    const lines = fakeKinds.filter((kind) => !LAYERS.test(kind)).map((kind) => realControl(kind, addressOf.get(kind)));
    const named = namelessKinds.map((kind) =>
      htmlComment(`in the tag of ${kind}: aria-label="${fillIn("what happens on a click")}"`),
    );
    return [...lines, ...named];
  },
});

const LAYERS = /^(?:body|main|section|form|dialog)\b|modal|overlay|backdrop|dialog|popup|lightbox|mask/i;
/** What is a thing of its own and stays inside the link or button. */
const INSIDE = /^(?:img|svg|picture|video|p|h[1-6]|li|tr|td)\b/;

/** "img.logo" that opens "/": a link round it. "div.question": a button in its place, which keeps its class. */
function realControl(kind: string, address: string | undefined): string {
  const [tag = "div", name] = kind.split(".", 2);
  const own = name === undefined ? "" : ` class="${html(name)}"`;
  const around = INSIDE.test(tag);
  const shown = around ? (tag === "img" ? `<img${own} …>` : `<${tag}${own}>…</${tag}>`) : "…";
  const open =
    address === undefined
      ? `<button type="button"${around ? "" : own}>`
      : `<a href="${html(address)}"${around ? "" : own}>`;
  const moves = address === undefined ? "the onclick moves to the button" : "without its onclick";
  return `${htmlComment(`in place of ${kind}, ${moves}`)}\n${open}${shown}</${address === undefined ? "button" : "a"}>`;
}
