import { Report, SharedAnalysis, type ActionEvidence } from "@audit/contract";
import planFile from "./plan.json?url";
import reportFile from "./report.json?url";
import { t } from "../language/messages.ts";

/** The sample's plan, as a link would show it; what stands above the tasks is in the reader's language. */
export const readSamplePlan = async (signal?: AbortSignal): Promise<SharedAnalysis> => ({
  ...SharedAnalysis.parse(await readFile(planFile, signal)),
  title: t("Sample: the plan for a demo shop"),
  description: t("A shop of our own making with some faults, read and judged as your website would be."),
});

export const readSampleReport = async (signal?: AbortSignal): Promise<Report> => {
  const { report } = (await readFile(reportFile, signal)) as { report: unknown };
  return Report.parse(report);
};

export interface Addresses {
  readonly total: number;
  readonly addresses: ActionEvidence[];
  readonly next: number | null;
}

/** The addresses of one finding that the sample holds. */
export async function readSampleAddresses(rule: string, signal?: AbortSignal): Promise<Addresses> {
  const { addresses } = (await readFile(reportFile, signal)) as { addresses: Record<string, Addresses> };
  const held = addresses[rule]?.addresses ?? [];
  return { total: held.length, addresses: held, next: null };
}

async function readFile(address: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, signal === undefined ? {} : { signal });
  if (!answer.ok) throw new TypeError("The sample could not be read");
  return answer.json();
}
