import type { Fixer } from "../../../../fixes/fixer.ts";
import { breadcrumbMarkup } from "../../../../fixes/markup/list-markup.ts";
import { meantTrail } from "../../../../fixes/markup/trail.ts";
import { blocks } from "../../../../fixes/markup/blocks.ts";

/** In place of a trail that machines can't follow. */
export const fix: Fixer = blocks((page, view) => [breadcrumbMarkup(page, view, meantTrail(page, view))]);
