import { settledCanonical } from "../../../../fixes/head/canonical.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { formsOnlyServerForwards } from "../../../../reading/odd-server.ts";
import { counted } from "../../../../wording/plural.ts";

type Saw = { readonly canonical: string; readonly status: number; readonly redirectTo: string | null };

/** Where only the server is at odds with the site, the server is changed; pages that name a wrong address keep their lines. */
export const fix: Fixer<Saw> = (cause, view) => {
  const forms = formsOnlyServerForwards(view.site);
  const rest = cause.faults.filter(({ evidence: { saw } }) => !forms.has(saw.canonical));
  if (rest.length === cause.faults.length) return settledCanonical(cause, view);
  const [first] = cause.faults.filter(({ evidence: { saw } }) => forms.has(saw.canonical));
  const example = first === undefined ? [] : [`#   ${first.evidence.saw.canonical}`, `#   in place of ${first.url}`];
  const server = [
    `# One setting of the server or host, for ${counted(forms.size, "page")}: answer at the address that the site names,`,
    ...example,
    "# Nothing changes on the pages. Only where the host can't do that, let the system write the other form everywhere:",
    "# canonical links, links, sitemap, language versions and structured data together.",
  ].join("\n");
  const others = rest.map(
    ({ url, evidence: { saw } }) =>
      `${url}\n-> names ${saw.canonical}: name this page's own address there, in the same form`,
  );
  return sectionsOf(server, ...others.slice(0, MOST_OTHERS));
};

const MOST_OTHERS = 30;
