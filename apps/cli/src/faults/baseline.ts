import { readFileSync, writeFileSync } from "node:fs";
import type { FindingJson } from "@audit/engine";
import { z } from "zod";
import { UsageError } from "../usage-error.ts";

/** The faults of an audit, told by rule and place: what "new since" is told by. */
export type KnownFaults = ReadonlyMap<string, ReadonlySet<string>>;

const KIND = "seo-audit baseline";
const Baseline = z.object({ kind: z.literal(KIND), faults: z.record(z.string(), z.array(z.string())) });
const Audit = z.object({
  schema: z.literal(1),
  site: z.object({ finalUrl: z.string() }),
  findings: z.array(z.object({ rule: z.string(), verdict: z.string(), pages: z.array(z.object({ url: z.string() })) })),
});

/** Where a fault is, without the host of its own site: a preview's faults are those of the public site. */
export function placeOf(url: string, home: string): string {
  const address = URL.parse(url);
  if (address === null) return url;
  const bare = ({ host }: URL): string => host.replace(/^www\./, "");
  return bare(address) === bare(new URL(home)) ? `${address.pathname}${address.search}` : address.href;
}

type Found = Pick<FindingJson, "rule"> & {
  readonly verdict: string;
  readonly pages: readonly { readonly url: string }[];
};

/** Rule by rule the places at fault; a fault that names no address stands at "". */
export function faultsOf(findings: readonly Found[], home: string): KnownFaults {
  const failing = findings.filter(({ verdict }) => verdict === "fail");
  return new Map(
    failing.map(({ rule, pages }) => [
      rule,
      new Set(pages.length === 0 ? [""] : pages.map(({ url }) => placeOf(url, home))),
    ]),
  );
}

/** Reads an audit's JSON or a baseline. @throws UsageError naming the file and what is wrong with it */
export function readBaseline(file: string): KnownFaults {
  const raw = readJson(file);
  const baseline = Baseline.safeParse(raw);
  if (baseline.success)
    return new Map(Object.entries(baseline.data.faults).map(([rule, places]) => [rule, new Set(places)]));
  const audit = Audit.safeParse(raw);
  if (audit.success) return faultsOf(audit.data.findings, audit.data.site.finalUrl);
  throw new UsageError(`${file} is neither a baseline nor an audit of this program.`);
}

/** Writes the faults as a small file that is fit to be kept beside a site's code. */
export function writeBaseline(file: string, faults: KnownFaults, redact: (text: string) => string): void {
  const rules = [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const listed = Object.fromEntries(rules.map(([rule, places]) => [rule, [...places].toSorted()]));
  writeFileSync(file, redact(`${JSON.stringify({ kind: KIND, faults: listed }, null, 1)}\n`));
}

/** @throws UsageError when the file can't be read or is no JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as unknown;
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}`);
  }
}
