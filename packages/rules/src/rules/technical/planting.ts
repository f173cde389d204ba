import type { Edit } from "@audit/testkit/planted-shop/plant-run";
import type { Plant } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import type { RunCase } from "@audit/testkit";

/** Scripts change what was sent. */
export const after = (path: string, edit: Edit, run: RunCase["run"] = {}): Plant => p.ran(path, { run }, edit);

export const withMain =
  (main: string): Edit =>
  (html) =>
    html.replace(/<main(.*?)>.*<\/main>/s, `<main$1>${main}</main>`);

export const COOKIES = "We use cookies to see which pages are read. Accept all or choose.";
