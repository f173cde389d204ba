import type { Monitoring, ProbeReading, ProbeStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { countOf } from "../../format/numbers.ts";
import { formatWait } from "../../format/wait.ts";

export const probeWords: Readonly<Record<ProbeStatus, { readonly meaning: Meaning; readonly word: string }>> = {
  ok: { meaning: "good", word: "OK" },
  warning: { meaning: "warning", word: "Warning" },
  failed: { meaning: "bad", word: "Failed" },
  not_configured: { meaning: "unknown", word: "Not configured" },
  unknown: { meaning: "unknown", word: "Checking" },
};

/** Every part that is asked, with the key it has in the answer. */
export function partsOf({ apiStatus }: Monitoring): readonly (readonly [string, ProbeReading])[] {
  const { mcpServer, supabase, stripe, mail, disk, browser, llmProviders } = apiStatus;
  const system = { mcpServer, supabase, disk, browser, mail, stripe };
  return [...Object.entries(system), ...Object.entries(llmProviders.providers)];
}

/** What needs somebody now, worst first, one sentence each. */
export function alarmsOf(
  monitoring: Monitoring,
): readonly { readonly meaning: "bad" | "warning"; readonly text: string }[] {
  const parts = partsOf(monitoring).map(([, reading]) => reading);
  const failed = parts.filter(({ status }) => status === "failed");
  const tight = parts.filter(({ status }) => status === "warning");
  const silent = monitoring.processes.filter(({ alive }) => !alive);
  return [
    ...failed.map(({ name, error }) => ({ meaning: "bad" as const, text: `${name}: ${error ?? "no answer"}` })),
    ...tight.map(({ name, note }) => ({ meaning: "warning" as const, text: `${name}: ${note ?? ""}` })),
    ...silent.map(({ host, pid }) => ({
      meaning: "warning" as const,
      text: `The process ${pid} on ${host} has gone silent without signing off.`,
    })),
    ...(monitoring.mails.failed === 0
      ? []
      : [{ meaning: "warning" as const, text: `${countOf(monitoring.mails.failed, "mail")} could not be delivered.` }]),
  ];
}

/** How long the line of waiting jobs is: "12 running, oldest 3 min". */
export function jobsFact({ activeJobs, endedToday }: Monitoring): string {
  const oldest = Math.max(0, ...Object.values(activeJobs.oldestSeconds));
  const running = activeJobs.total === 0 ? "None running" : `${activeJobs.total} running, oldest ${formatWait(oldest)}`;
  return endedToday.failed === 0 ? running : `${running} · ${endedToday.failed} failed today`;
}

const causeWords: Readonly<Record<Monitoring["faultsToday"][number]["cause"], string>> = {
  site: "site",
  job: "our code",
  process: "our process",
  store: "database",
  disk: "disk",
  shutdown: "shutdown",
};

/** What came in the way of jobs, and how often: "database 3, disk 1". */
export const faultsFact = (faults: Monitoring["faultsToday"]): string =>
  faults.length === 0 ? "nothing" : faults.map(({ cause, count }) => `${causeWords[cause]} ${count}`).join(", ");

export function systemFact(monitoring: Monitoring): string {
  const alarms = alarmsOf(monitoring).length;
  return alarms === 0 ? "All parts answer" : `${countOf(alarms, "alarm")}`;
}

export const usersFact = ({ accounts, activeUsers }: Monitoring): string =>
  `${countOf(accounts, "account")} · ${activeUsers.count} here now`;

export const mailsFact = ({ mails }: Monitoring): string =>
  mails.waiting === 0 ? "No mail waits" : `${countOf(mails.waiting, "mail")} waiting`;

export function writerFact({ apiStatus: { llmProviders } }: Monitoring): string {
  const { current_provider: current, providers } = llmProviders;
  return current === null ? "The built-in writer writes" : `${providers[current]?.name ?? current} writes`;
}

const MEGABYTE = 1024 * 1024;
export const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
