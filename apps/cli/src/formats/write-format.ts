import { writeAudit } from "@audit/engine";
import type { Format } from "../options.ts";
import { asCsv } from "./csv.ts";
import { asHtml } from "./html.ts";
import { asJunit } from "./junit.ts";
import { asMarkdown } from "./markdown.ts";
import type { Reported } from "./reported.ts";
import { asSarif } from "./sarif.ts";
import { asTerminal } from "./terminal.ts";

const writers: Readonly<Record<Format, (reported: Reported) => Iterable<string>>> = {
  terminal: (reported) => [asTerminal(reported)],
  // With --only-new the same object holds the new faults alone.
  json: ({ audit, findings, fresh }) => writeAudit(fresh === findings ? { ...audit, findings: [...findings] } : audit),
  markdown: (reported) => [asMarkdown(reported)],
  html: (reported) => [asHtml(reported)],
  csv: (reported) => [asCsv(reported)],
  sarif: (reported) => [asSarif(reported)],
  junit: (reported) => [asJunit(reported)],
};

/** An audit's text in a format, in pieces. */
export const writeFormat = (format: Format, reported: Reported): Iterable<string> => writers[format](reported);
