import type { Fixer } from "../../../../fixes/fixer.ts";
import { fixed } from "../../../../fixes/server/answers.ts";

/** HTML is announced as HTML in UTF-8. */
export const fix: Fixer = fixed({
  nginx: "charset utf-8;\n# in the location of the pages:\ndefault_type text/html;",
  apache: "AddDefaultCharset utf-8\nAddType text/html .html .htm",
});
