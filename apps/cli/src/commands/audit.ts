import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesCsv } from "@audit/contract";
import type { AuditFrame } from "@audit/engine";
import { EXIT } from "../exit-codes.ts";
import { faultsOf, readBaseline, writeBaseline } from "../faults/baseline.ts";
import { heldConditions, readConditions } from "../faults/fail-on.ts";
import { newFaults } from "../faults/new-faults.ts";
import { printExplanation } from "../formats/explanation.ts";
import type { Reported } from "../formats/reported.ts";
import { writeFormat } from "../formats/write-format.ts";
import { formats, type Format } from "../options.ts";
import { print, writePieces } from "../output.ts";
import type { Arguments, Written } from "../read-arguments.ts";
import { redactor } from "../redact.ts";
import { runAudit, type Ended } from "../run-audit.ts";
import { makeRequest } from "../settings/make-request.ts";
import { trafficOf } from "../settings/read-traffic-file.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Settings } from "../settings/settings-schema.ts";
import { UsageError } from "../usage-error.ts";

/** Audits a site, prints a format and writes those asked for. @returns the exit status */
export async function audit({ values, positionals }: Arguments): Promise<number> {
  const settings = await readSettings(values.config);
  const [url = values.explain ?? settings.url, ...more] = positionals;
  if (url === undefined) throw new UsageError("No address given. seo-audit --help shows how it is called.");
  if (more.length > 0) throw new UsageError(`One address at a time, please: "${more[0]}" is too many.`);
  const isPageAlone = values.explain !== undefined && positionals.length === 0;
  const bounded = isPageAlone ? { "max-pages": "1", ...values } : values;
  const wanted = readWanted(values, settings);
  const { audit: request, secrets } = await makeRequest(url, bounded, settings);
  const redact = redactor(secrets);
  const explained = values.explain === undefined ? {} : { explained: values.explain };
  const running = {
    logFile: values.log ?? null,
    quiet: values.quiet === true,
    redact,
    traffic: trafficOf(url, values),
    ...explained,
  };
  return runAudit(request, running, async (ended) => {
    const reported = report(ended, wanted, request.correction);
    writeFiles(wanted, reported, redact);
    if (values.explain !== undefined) await print([redact(`${printExplanation(await ended.explain())}\n`)]);
    else await print(redacted(writeFormat(wanted.format, reported), redact));
    for (const text of wanted.format === "terminal" ? [] : reported.held) console.error(redact(`✗ ${text}`));
    return reported.held.length > 0 ? EXIT.failed : EXIT.done;
  });
}

interface Wanted {
  readonly format: Format;
  readonly files: readonly (readonly [Format, string])[];
  readonly folder: string | null;
  readonly baseline: ReturnType<typeof readBaseline> | null;
  readonly newBaseline: string | null;
  readonly onlyNew: boolean;
  readonly conditions: ReturnType<typeof readConditions>;
}

function readWanted(values: Written, settings: Settings): Wanted {
  const baselineFile = values.baseline ?? settings.baseline;
  const onlyNew = values["only-new"] ?? settings.onlyNew ?? false;
  if (onlyNew && baselineFile === undefined) throw new UsageError("--only-new needs --baseline FILE.");
  return {
    format: formatNamed(values.format ?? settings.format ?? "terminal"),
    files: [
      ...Object.entries(settings.write ?? {}).map(([format, file]) => [formatNamed(format), file] as const),
      ...(values.write ?? []).map(fileOf),
      ...(values.json === undefined ? [] : [["json", values.json] as const]),
    ],
    folder: values.out ?? null,
    baseline: baselineFile === undefined ? null : readBaseline(baselineFile),
    newBaseline: values["write-baseline"] ?? null,
    onlyNew,
    conditions: readConditions(values["fail-on"] ?? settings.failOn ?? [], baselineFile !== undefined),
  };
}

function fileOf(text: string): readonly [Format, string] {
  const [, format = "", file = ""] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
  if (file === "") throw new UsageError(`--write takes FORMAT=FILE, not "${text}".`);
  return [formatNamed(format), file];
}

function formatNamed(text: string): Format {
  const format = formats.find((one) => one === text);
  if (format === undefined) throw new UsageError(`A format is one of ${formats.join(", ")}, not "${text}".`);
  return format;
}

const SERIOUSNESS = ["high", "medium", "low"];

function report({ frame, warnings }: Ended, wanted: Wanted, correction: Reported["correction"]): Reported {
  const home = frame.site.finalUrl;
  const failing = frame.findings
    .filter(({ verdict }) => verdict === "fail")
    .toSorted((a, b) => SERIOUSNESS.indexOf(a.severity) - SERIOUSNESS.indexOf(b.severity));
  const fresh = wanted.baseline === null ? null : newFaults(failing, home, wanted.baseline);
  const findings = wanted.onlyNew && fresh !== null ? fresh : failing;
  const held = heldConditions(wanted.conditions, { scores: frame.scores, findings, fresh });
  return { audit: frame, warnings, correction, findings, fresh, held };
}

function writeFiles(wanted: Wanted, reported: Reported, redact: (text: string) => string): void {
  const { findings, site } = reported.audit;
  for (const [format, file] of wanted.files) writePieces(file, redacted(writeFormat(format, reported), redact));
  if (wanted.folder !== null) writeReport(wanted.folder, reported.audit, redact);
  if (wanted.newBaseline !== null) writeBaseline(wanted.newBaseline, faultsOf(findings, site.finalUrl), redact);
}

function* redacted(pieces: Iterable<string>, redact: (text: string) => string): Generator<string, undefined> {
  for (const piece of pieces) yield redact(piece);
}

function writeReport(folder: string, { report: files, actions }: AuditFrame, redact: (text: string) => string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "changes.csv"), redact(changesCsv(actions)));
  for (const [name, markdown] of Object.entries(files)) writeFileSync(join(folder, name), redact(markdown));
}
