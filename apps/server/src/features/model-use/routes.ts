import { getModelUse as useCall, type ModelUse } from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import type { Mount } from "../../platform/http/index.ts";
import {
  MICROS,
  readCostPerJob,
  readProviders,
  readSpending,
  readSpentDays,
  type Models,
  type ProviderStatus,
} from "../../platform/models/index.ts";

const DAYS_SHOWN = 14;

export function mountModelUse(mount: Mount, services: { readonly db: Db; readonly models: Models }): void {
  mount(useCall)(() => readModelUse(services));
}

async function readModelUse({ db, models }: { readonly db: Db; readonly models: Models }): Promise<ModelUse> {
  const { settings } = models;
  const { spent, held } = await readSpending(db);
  const costPerJob = await readCostPerJob(db);
  return {
    current_provider: settings.current,
    providers: (await readProviders(db, settings)).map(presentProvider),
    spent_today: spent / MICROS,
    held_today: held / MICROS,
    daily_cap: settings.dailyCap,
    job_cap: settings.jobCap,
    cost_per_analysis: costPerJob === null ? null : costPerJob / MICROS,
    days: (await readSpentDays(db, DAYS_SHOWN)).map((one) => ({ day: one.day, spent: one.spent / MICROS })),
  };
}

const presentProvider = (status: ProviderStatus): ModelUse["providers"][number] => ({
  name: status.name,
  model: status.model,
  status: status.status,
  last_at: status.lastAt?.toISOString() ?? null,
  latency_ms: status.latencyMs,
  last_error: status.lastError,
});
