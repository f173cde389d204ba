import { type ModelSettings, type ProviderName, type ProviderSettings, providerNames } from "../../config/models.ts";
import type { Db } from "../database/index.ts";
import { faultWords, type FaultName } from "./fault.ts";
import { openExchange } from "./exchange.ts";
import { readLastCalls, type LastCall } from "./spending-store.ts";

export interface ProviderStatus {
  readonly name: ProviderName;
  readonly model: string | null;
  /** "unknown": configured, but nothing was asked of it yet. */
  readonly status: "ok" | "failing" | "unknown" | "off";
  readonly lastAt: Date | null;
  readonly latencyMs: number | null;
  readonly lastError: string | null;
}

/** How each provider did when it was last asked, by whatever process. */
export async function readProviders(db: Db, { providers }: ModelSettings): Promise<ProviderStatus[]> {
  const last = new Map((await readLastCalls(db)).map((call) => [call.provider, call]));
  return providerNames.map((name) => {
    const settings = providers.find((one) => one.name === name);
    return statusOf(name, settings, last.get(name));
  });
}

function statusOf(name: ProviderName, settings: ProviderSettings | undefined, last?: LastCall): ProviderStatus {
  const known = settings && last;
  // An answer of the wrong shape is the model's weakness; the provider did its part.
  const well = last?.outcome === "answered" || last?.outcome === "unreadable";
  return {
    name,
    model: settings?.model ?? null,
    status: !settings ? "off" : !last ? "unknown" : well ? "ok" : "failing",
    lastAt: known ? last.at : null,
    latencyMs: known ? last.ms : null,
    lastError: known && last.outcome !== "answered" ? (faultWords[last.outcome as FaultName] ?? last.outcome) : null,
  };
}

const PROBE_MS = 5_000;

export interface Probed {
  readonly ok: boolean;
  readonly ms: number;
  readonly error: string | null;
}

/** Asks a provider for its list of models: it shows address and key, and costs nothing. */
export async function probeProvider(settings: ProviderSettings): Promise<Probed> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const exchange = openExchange(signal);
  const startedAt = performance.now();
  const done = (error: string | null): Probed => ({
    ok: error === null,
    ms: Math.round(performance.now() - startedAt),
    error,
  });
  try {
    const response = await exchange.fetch(`${settings.address}/models`, { headers: keyHeaders(settings), signal });
    await response.arrayBuffer();
    return done(response.ok ? null : faultWords[exchange.fault()]);
  } catch {
    return done(faultWords[exchange.fault()]);
  }
}

function keyHeaders({ name, key }: ProviderSettings): Record<string, string> {
  if (key === null) return {};
  if (name === "anthropic") return { "x-api-key": key, "anthropic-version": "2023-06-01" };
  return name === "google" ? { "x-goog-api-key": key } : { authorization: `Bearer ${key}` };
}
