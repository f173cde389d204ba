import type { ProbeReading } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { PaymentGateway } from "../../platform/payments/index.ts";
import { watch, type Probe } from "./probes.ts";
import { databaseProbe, diskProbe, mailProbe, paymentProbe, workersProbe } from "./system-probes.ts";

/** The model providers as monitoring sees them. */
export interface ModelHealth {
  /** Which of them writes now; null: the built-in writer. */
  current(): Promise<string | null>;
  /** By key, such as "openai"; one that has no key set finds "not_configured". */
  readonly probes: Readonly<Record<string, Probe>>;
}

export const noModels: ModelHealth = { current: async () => null, probes: {} };

export type SystemPart = "mcpServer" | "supabase" | "stripe" | "mail" | "disk";

export interface Monitors {
  readonly models: ModelHealth;
  system(part: SystemPart): ProbeReading;
  providers(): Record<string, ProbeReading>;
  checkAll(): Promise<void>;
  close(): void;
}

interface Watched {
  readonly db: Db;
  readonly gateway: PaymentGateway | null;
  readonly models: ModelHealth;
}

/** Keeps an eye on everything the product depends on, for as long as the process lives. */
export function openMonitors(
  { dataDir, mail }: Pick<Config, "dataDir" | "mail">,
  { db, gateway, models }: Watched,
): Monitors {
  const system = {
    mcpServer: watch(workersProbe(db)),
    supabase: watch(databaseProbe(db)),
    stripe: watch(paymentProbe(gateway)),
    mail: watch(mailProbe(mail)),
    disk: watch(diskProbe(dataDir)),
  };
  const providers = Object.entries(models.probes).map(([key, probe]) => [key, watch(probe)] as const);
  const all = [...Object.values(system), ...providers.map(([, one]) => one)];
  return {
    models,
    system: (part) => system[part].read(),
    providers: () => Object.fromEntries(providers.map(([key, one]) => [key, one.read()])),
    checkAll: async () => void (await Promise.all(all.map((one) => one.checkNow()))),
    close: () => {
      for (const one of all) one.close();
    },
  };
}
