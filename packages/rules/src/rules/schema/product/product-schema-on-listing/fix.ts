import type { Fixer } from "../../../../fixes/fixer.ts";
import { itemListMarkup } from "../../../../fixes/markup/list-markup.ts";
import { blocks } from "../../../../fixes/markup/blocks.ts";

export const fix: Fixer = blocks((page, view) => [itemListMarkup(page, view)]);
