import type { PageFacts } from "@audit/facts";
import { givesOrders, hasTagLetters } from "../reading/model-orders.ts";
import { mayBeDamaged } from "../reading/mojibake.ts";
import { joinedBlocks } from "../reading/prose.ts";
import { mayBeFiller, mayBeUnfilled } from "../reading/unfilled.ts";
import { nameBits } from "./bits.ts";

export const textBits = nameBits(
  /** Letters as they come of a wrong charset. */
  "suspectLetters",
  /** Invisible letters. */
  "tagLetters",
  "mayBeFiller",
  /** A title, description or heading that may have been left unfilled. */
  "mayBeUnfilled",
  /** Orders to a model in a hidden text or in what stands in for an image. */
  "orders",
);

const bit = textBits;

/** What a look over all texts of a page says: names and blocks are searched as one text each. */
export function readTextSigns({ head, headings, text, images }: PageFacts): number {
  const names = [...head.titles, ...head.descriptions];
  for (const heading of headings) names.push(heading.text);
  const joined = names.join("\n");
  let signs = readText(joined) | readText(text.main) | readText(joinedBlocks(text.paragraphs));
  if (mayBeUnfilled(names, joined)) signs |= bit.mayBeUnfilled;
  for (const piece of text.concealed) if (givesOrders(piece.text)) signs |= bit.orders;
  for (const { alt } of images.list) if (alt !== null && alt !== "" && givesOrders(alt)) signs |= bit.orders;
  return signs;
}

function readText(text: string): number {
  let signs = 0;
  if (mayBeDamaged(text)) signs |= bit.suspectLetters;
  if (hasTagLetters(text)) signs |= bit.tagLetters;
  if (mayBeFiller(text)) signs |= bit.mayBeFiller;
  return signs;
}
