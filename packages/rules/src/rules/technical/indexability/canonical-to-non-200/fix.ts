import { settledCanonical } from "../../../../fixes/head/canonical.ts";
import type { Cause } from "../../../../cause.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { missingByPattern } from "../../../../reading/canonical-pattern.ts";
import { isCopiedUnder } from "../../../../reading/main-address.ts";
import { asFix, sectionsOf } from "../../../../fixes/patches/fix.ts";
import { formsOnlyServerForwards } from "../../../../reading/odd-server.ts";
import type { PageFault } from "../../../../verdict.ts";
import { counted } from "../../../../wording/plural.ts";

type Saw = { readonly canonical: string; readonly status: number; readonly redirectTo: string | null };

/** A page that names the main address of which it is a copy: not its line is wrong. */
export const isCopy = ({ url, evidence: { saw } }: PageFault<Saw>): boolean =>
  saw.redirectTo === null && isCopiedUnder(url, saw.canonical);

/** Main addresses that pages reached under their category name, and that don't answer. */
function published(cause: Cause<Saw>): string | null {
  const copies = cause.faults.filter(isCopy);
  if (copies.length === 0) return null;
  const byMain = [...Map.groupBy(copies, ({ evidence }) => evidence.saw.canonical)];
  const lines = byMain
    .slice(0, MOST_OTHERS)
    .map(([main, [first, ...rest]]) =>
      [
        main,
        `-> publish it again: ${first?.url ?? ""}${rest.length > 0 ? ` and ${rest.length} more` : ""} rightly ${rest.length > 0 ? "name" : "names"} it as the main address`,
      ].join("\n"),
    );
  const more = byMain.length - lines.length;
  return [...lines, ...(more > 0 ? [`... and ${more} more`] : [])].join("\n\n");
}

/** Addresses of one pattern that the template names and that don't answer: which side is wrong only the owner knows. */
function asked(faults: readonly PageFault<Saw>[]): string {
  const lines = faults
    .slice(0, MOST_OTHERS)
    .map(({ url, evidence: { saw } }) => `${saw.canonical}\n-> does not answer; ${url} names it`);
  const more = faults.length - lines.length;
  return [
    `# The template writes these canonical links by one pattern, and ${counted(faults.length, "address", "addresses")} of it ${faults.length === 1 ? "gives" : "give"} an error.`,
    "# If they are the main addresses, let the server answer there again and leave the pages as they are.",
    "# If not, change the pattern once, in the template, to the address at which each page answers.",
    ...lines,
    ...(more > 0 ? [`... and ${more} more`] : []),
  ].join("\n");
}

/** Where only the server is at odds with the site, the server is changed; pages that name a wrong address keep their lines. */
export const fix: Fixer<Saw> = (cause, view) => {
  const again = published(cause);
  if (again !== null) {
    const others = { ...cause, faults: cause.faults.filter((fault) => !isCopy(fault)) };
    const rest = others.faults.length > 0 ? settledCanonical(others, view) : null;
    return sectionsOf(again, ...asFix(rest));
  }
  const byPattern = missingByPattern(view.site);
  const patterned = cause.faults.filter(({ url }) => byPattern.has(url));
  if (patterned.length > 0) {
    const others = { ...cause, faults: cause.faults.filter(({ url }) => !byPattern.has(url)) };
    return sectionsOf(asked(patterned), ...asFix(others.faults.length > 0 ? settledCanonical(others, view) : null));
  }
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
