import { html } from "../../../../escape/html.ts";
import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { show } from "../../../../fixes/patches/fix.ts";
import { langPatch } from "../../../../fixes/patches/page-patches.ts";

type Saw = { readonly declared: string; readonly written: string; readonly text: string };

/** The html tag with the language that the text is written in. */
export const fix: Fixer<Saw> = perPage<Saw>({
  make: (page, _view, { evidence: { saw } }) => {
    const dir = page.head.dir === "rtl" ? ' dir="rtl"' : "";
    return [show(langPatch(page, saw.written), ({ after }) => `<html lang="${html(after ?? "")}"${dir}>`)];
  },
  pattern: () => '<html lang="{language that the text is written in}">',
});
