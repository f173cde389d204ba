import { readHreflang } from "@audit/rules/knowledge/hreflang-code";
import { normaliseUrl, registrableDomainOf, resolveUrl } from "@audit/facts";
import { asciiException, normaliseExceptions } from "./exceptions.ts";
import type { Tally } from "./tally.ts";
import { folderOf, vectorsOf } from "./vectors.ts";

interface UrlVector {
  input: string;
  base?: string | null;
  href?: string;
  failure?: boolean;
}

/** Address parsing, resolution, normalisation, registrable domains and hreflang values. */
export function runUrl(given: string, tally: Tally): void {
  const folder = folderOf(given, "url-vectors", "wpt-urltestdata.json");
  for (const { input, base, href, failure } of vectorsOf<UrlVector>(folder, "wpt-urltestdata.json")) {
    const want = failure === true ? null : (href ?? null);
    tally.hold("wpt", want, resolveUrl(input, base ?? undefined), `${JSON.stringify(input)} at ${base}`);
  }
  for (const { input, output } of vectorsOf<{ input: string; output: string | null }>(folder, "wpt-toascii.json")) {
    if (output === null && asciiException.covers(input)) tally.leaveOut(asciiException.reason);
    else tally.hold("to ascii", output, URL.parse(`https://${input}/x`)?.hostname ?? null, JSON.stringify(input));
  }
  for (const vector of vectorsOf<{ input: string; base: string; expected: string }>(folder, "resolve.json")) {
    tally.hold("resolve", vector.expected, resolveUrl(vector.input, vector.base), vector.input);
  }
  for (const vector of vectorsOf<{ source: string; input: string; expected: string | null }>(
    folder,
    "normalise.json",
  )) {
    const exception = normaliseExceptions.find(({ covers }) => covers(vector));
    if (exception) tally.leaveOut(exception.reason);
    else tally.hold("normalise", vector.expected, normaliseUrl(vector.input), vector.input);
  }
  for (const vector of vectorsOf<{ input: string; registrableDomain: string | null }>(folder, "psl.json")) {
    holdDomain(vector, tally);
  }
  runHreflang(folder, tally);
}

/** Which hreflang values Google accepts. */
export function runHreflang(given: string, tally: Tally): void {
  const folder = folderOf(given, "url-vectors", "hreflang.json");
  const vectors = vectorsOf<{ value: string; googleValid: boolean; reason: string }>(folder, "hreflang.json");
  for (const { value, googleValid, reason } of vectors) {
    tally.hold("hreflang", googleValid, typeof readHreflang(value) !== "string", `${value} (${reason})`);
  }
}

/** Where there is no registrable domain the product takes the host itself, so that every site has a name. */
function holdDomain(
  { input, registrableDomain }: { input: string; registrableDomain: string | null },
  tally: Tally,
): void {
  if (input.startsWith(".")) return tally.leaveOut("a name that starts with a dot is no host name");
  const host = URL.parse(`https://${input}/`)?.hostname ?? input.toLowerCase();
  const ours = registrableDomainOf(input);
  const want =
    registrableDomain === null ? host : (URL.parse(`https://${registrableDomain}/`)?.hostname ?? registrableDomain);
  tally.hold("registrable domain", want, URL.parse(`https://${ours}/`)?.hostname ?? ours, input);
}
