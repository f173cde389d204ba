import type { Monitoring, ProbeReading, ProbeStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { countOf } from "../../format/numbers.ts";
import { formatWait } from "../../format/wait.ts";
import { t } from "../../language/messages.ts";

export const probeWords: Readonly<Record<ProbeStatus, { readonly meaning: Meaning; readonly word: string }>> = {
  ok: { meaning: "good", word: t("OK") },
  warning: { meaning: "warning", word: t("Warning") },
  failed: { meaning: "bad", word: t("Failed") },
  not_configured: { meaning: "unknown", word: t("Not configured") },
  unknown: { meaning: "unknown", word: t("Checking") },
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
    ...failed.map(({ name, error }) => ({ meaning: "bad" as const, text: `${name}: ${error ?? t("no answer")}` })),
    ...tight.map(({ name, note }) => ({ meaning: "warning" as const, text: `${name}: ${note ?? ""}` })),
    ...silent.map(({ host, pid }) => ({
      meaning: "warning" as const,
      text: t("The process {pid} on {host} has gone silent without signing off.", { pid, host }),
    })),
    ...(monitoring.mails.failed === 0
      ? []
      : [
          {
            meaning: "warning" as const,
            text: t("{mails} could not be delivered.", { mails: countOf(monitoring.mails.failed, "mail") }),
          },
        ]),
  ];
}

/** How long the line of waiting jobs is: "12 running, oldest 3 min". */
export function jobsFact({ activeJobs, endedToday }: Monitoring): string {
  const oldest = Math.max(0, ...Object.values(activeJobs.oldestSeconds));
  const running =
    activeJobs.total === 0
      ? t("None running")
      : t("{total} running, oldest {oldest}", { total: activeJobs.total, oldest: formatWait(oldest) });
  return endedToday.failed === 0
    ? running
    : t("{running} · {failed} failed today", { running, failed: endedToday.failed });
}

const causeWords: Readonly<Record<Monitoring["faultsToday"][number]["cause"], string>> = {
  site: "site",
  job: t("our code"),
  process: t("our process"),
  store: "database",
  disk: "disk",
  shutdown: "shutdown",
};

/** What came in the way of jobs, and how often: "database 3, disk 1". */
export const faultsFact = (faults: Monitoring["faultsToday"]): string =>
  faults.length === 0 ? "nothing" : faults.map(({ cause, count }) => `${causeWords[cause]} ${count}`).join(", ");

export function systemFact(monitoring: Monitoring): string {
  const alarms = alarmsOf(monitoring).length;
  return alarms === 0 ? t("All parts answer") : `${countOf(alarms, "alarm")}`;
}

export const usersFact = ({ accounts, activeUsers }: Monitoring): string =>
  t("{accounts} · {count} here now", { accounts: countOf(accounts, "account"), count: activeUsers.count });

export const mailsFact = ({ mails }: Monitoring): string =>
  mails.waiting === 0 ? t("No mail waits") : t("{mails} waiting", { mails: countOf(mails.waiting, "mail") });

export function writerFact({ apiStatus: { llmProviders } }: Monitoring): string {
  const { current_provider: current, providers } = llmProviders;
  return current === null
    ? t("The built-in writer writes")
    : t("{providers} writes", { providers: providers[current]?.name ?? current });
}

const MEGABYTE = 1024 * 1024;
export const megabytes = (bytes: number): string => t("{bytes} MB", { bytes: Math.round(bytes / MEGABYTE) });
