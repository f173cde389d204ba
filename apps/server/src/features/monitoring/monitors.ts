import type { ProbeReading } from "@audit/contract";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { PaymentGateway } from "../../platform/payments/index.ts";
import { browserProbe } from "./browser-probe.ts";
import { modelProbes } from "./model-probes.ts";
import { watch } from "./probes.ts";
import { databaseProbe, diskProbe, mailProbe, paymentProbe, workersProbe } from "./system-probes.ts";

export type SystemPart = "mcpServer" | "supabase" | "stripe" | "mail" | "disk" | "browser";

export interface Monitors {
  /** The model provider that writes; null: the built-in writer. */
  readonly writer: string | null;
  system(part: SystemPart): ProbeReading;
  providers(): Record<string, ProbeReading>;
  checkAll(): Promise<void>;
  close(): void;
}

interface Watched {
  readonly db: Db;
  readonly gateway: PaymentGateway | null;
}

/** Keeps an eye on everything the product depends on, for as long as the process lives. */
export function openMonitors(
  { dataDir, mail, models, production }: Pick<Config, "dataDir" | "mail" | "models" | "production">,
  { db, gateway }: Watched,
): Monitors {
  const system = {
    mcpServer: watch(workersProbe(db)),
    supabase: watch(databaseProbe(db)),
    stripe: watch(paymentProbe(gateway)),
    mail: watch(mailProbe(mail)),
    disk: watch(diskProbe(dataDir)),
    browser: watch(browserProbe({ start: production })),
  };
  const providers = modelProbes(models).map(([key, probe]) => [key, watch(probe)] as const);
  const all = [...Object.values(system), ...providers.map(([, one]) => one)];
  return {
    writer: models.current,
    system: (part) => system[part].read(),
    providers: () => Object.fromEntries(providers.map(([key, one]) => [key, one.read()])),
    checkAll: async () => void (await Promise.all(all.map((one) => one.checkNow()))),
    close: () => {
      for (const one of all) one.close();
    },
  };
}
