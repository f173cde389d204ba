import type { Plant } from "./plant.ts";
import * as p from "./plant.ts";
import type { RunCase } from "../site-case.ts";

export type Edit = (html: string) => string;

/** What the browser saw of a page that stays as it is: its run differs in the given parts. */
export const saw = (path: string, run: RunCase["run"] = {}, lab: RunCase["lab"] = {}): Plant =>
  p.ran(path, { run, lab });

/** The server leaves something out that scripts bring. */
export const late =
  (path: string, edit: Edit, run: RunCase["run"] = {}): Plant =>
  (shop) => {
    const whole = shop.pages[path]!.html!;
    return p.all(
      p.change(path, (page) => ({ ...page, html: edit(whole) })),
      p.ran(path, { run, html: whole }),
    )(shop);
  };

export const looked = (path: string, looks: NonNullable<NonNullable<RunCase["run"]>["looks"]>): Plant =>
  saw(path, { looks });
