import type { FieldAnswer, FieldValues } from "@audit/engine/process";
import { z } from "zod";
import type { GoogleAddresses } from "../../config/google.ts";
import { askGoogle } from "./ask.ts";
import { GoogleFault } from "./fault.ts";

/** An address to ask about: one page, or all pages of an origin together. */
export interface FieldQuestion {
  readonly url: string;
  readonly whole: boolean;
}

/** How the report is asked. */
export interface FieldReport {
  readonly addresses: GoogleAddresses;
  readonly key: string;
  /** Counts a request before it is made. @throws GoogleFault when it must not be */
  admit(): Promise<void>;
}

const METRICS = ["largest_contentful_paint", "interaction_to_next_paint", "cumulative_layout_shift"] as const;

/** A day in milliseconds: nobody waited longer for a page. */
const MOST_VALUE = 86_400_000;

/** A percentile is a number, or for shifts a text such as "0.05". */
const Metric = z
  .object({ percentiles: z.object({ p75: z.union([z.number(), z.string()]).transform(Number) }) })
  .transform(({ percentiles }) => (percentiles.p75 >= 0 && percentiles.p75 <= MOST_VALUE ? percentiles.p75 : null))
  .nullish();
const Day = z.object({
  year: z.number().int().min(2000).max(9999),
  month: z.number().int().min(1).max(12),
  day: z.number().int().min(1).max(31),
});

/** Source: https://developer.chrome.com/docs/crux/api#response-body */
const Answer = z.object({
  record: z.object({
    metrics: z.object({
      largest_contentful_paint: Metric,
      interaction_to_next_paint: Metric,
      cumulative_layout_shift: Metric,
    }),
    collectionPeriod: z.object({ firstDate: Day, lastDate: Day }),
  }),
});

/**
 * What visitors of the address measured: those by phone, and where they are too few, all.
 * @throws GoogleFault when it can't be told whether there are values
 */
export async function readFieldValues(
  report: FieldReport,
  question: FieldQuestion,
  signal: AbortSignal,
): Promise<FieldAnswer> {
  for (const device of ["phone", "all"] as const) {
    const values = await query(report, { question, device }, signal);
    if (values !== null) return { url: question.url, state: "measured", ...values };
  }
  return { url: question.url, state: "no-data" };
}

async function query(
  { addresses, key, admit }: FieldReport,
  { question, device }: { question: FieldQuestion; device: FieldValues["device"] },
  signal: AbortSignal,
): Promise<FieldValues | null> {
  const body = {
    [question.whole ? "origin" : "url"]: question.url,
    ...(device === "phone" ? { formFactor: "PHONE" } : {}),
    metrics: METRICS,
  };
  await admit();
  try {
    // In a header, because addresses end up in logs.
    const asked = { url: addresses.crux, headers: { "x-goog-api-key": key }, body, answer: Answer, signal };
    const { metrics, collectionPeriod } = (await askGoogle(asked)).record;
    const [lcpMs, inpMs, cls] = METRICS.map((name) => metrics[name] ?? null);
    return {
      device,
      lcpMs: lcpMs ?? null,
      inpMs: inpMs ?? null,
      cls: cls ?? null,
      from: dayOf(collectionPeriod.firstDate),
      to: dayOf(collectionPeriod.lastDate),
    };
  } catch (error) {
    // Documented: too few visits, or an address that the report does not know.
    if (error instanceof GoogleFault && error.fault === "missing") return null;
    throw error;
  }
}

const dayOf = ({ year, month, day }: z.output<typeof Day>): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
