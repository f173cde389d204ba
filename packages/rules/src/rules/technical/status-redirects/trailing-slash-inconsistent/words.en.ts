import { shell } from "../../../../escape/shell.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages answer with and without a slash at the end",
  title: "{pages} {answers|answer} with and without a slash at the end",
  why: "To search engines /soap and /soap/ are two pages. Both show the same and neither names the other as canonical, so links and signals are split.",
  steps: "Redirect (301) one form to the other on the whole site, and link only the one that stays.",
  check: ({ url }) =>
    `Run: curl -s -o /dev/null -w '%{http_code} %{redirect_url}\\n' ${shell(url.endsWith("/") ? url.slice(0, -1) : `${url}/`)} Expected: 301 to the other form, or 404.`,
};
