import { isOwnNetwork } from "./own-network.ts";
import type { Settings } from "./settings.ts";

export const providerNames = ["openai", "anthropic", "google", "compatible"] as const;
export type ProviderName = (typeof providerNames)[number];

/** One provider of language models that can be used. Prices are in dollars per million tokens. */
export interface ProviderSettings {
  readonly name: ProviderName;
  readonly model: string;
  /** Null: the address asks for none, such as a model on one's own machine. */
  readonly key: string | null;
  /** Base of its calls, without a slash at the end. */
  readonly address: string;
  readonly prices: { readonly input: number; readonly output: number };
}

export interface ModelSettings {
  readonly providers: readonly ProviderSettings[];
  /** Null: the built-in writer finds all words. */
  readonly current: ProviderName | null;
  /** Dollars; a call that might pass one of them is not made. */
  readonly dailyCap: number;
  readonly jobCap: number;
  /** Of one account in a day. */
  readonly accountCap: number;
  readonly callMs: number;
}

/** Named here, so that no variable of a library can lead our keys elsewhere. */
const ADDRESSES: Readonly<Record<Exclude<ProviderName, "compatible">, string>> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** What a model on one's own machine costs. */
const FREE = { input: 0, output: 0 };

/** Reads the settings about language models. @returns faults as sentences */
export function readModels(settings: Settings): { models: ModelSettings; faults: readonly string[] } {
  const read = providerNames.map((name) => readProvider(name, settings));
  const providers = read.flatMap(({ provider }) => provider ?? []);
  const chosen = settings.MODEL_PROVIDER;
  const usable = providers.map(({ name }) => name);
  const clash = choiceFault(chosen, usable);
  const faults = [...read.flatMap((one) => one.faults), ...(clash === null ? [] : [clash])];
  const current = chosen === "off" ? null : (chosen ?? usable[0] ?? null);
  return {
    models: {
      providers,
      current,
      dailyCap: settings.MODEL_DAILY_CAP,
      jobCap: settings.MODEL_JOB_CAP,
      // Half of the day is always left for others.
      accountCap: settings.MODEL_ACCOUNT_CAP ?? settings.MODEL_DAILY_CAP / 2,
      callMs: settings.MODEL_CALL_SECONDS * 1000,
    },
    faults,
  };
}

function choiceFault(chosen: Settings["MODEL_PROVIDER"], usable: readonly ProviderName[]): string | null {
  if (chosen === undefined) {
    return usable.length > 1 ? `MODEL_PROVIDER must say which to use: ${usable.join(" or ")}.` : null;
  }
  if (chosen === "off" || usable.includes(chosen)) return null;
  const missing = chosen === "compatible" ? "COMPATIBLE_ADDRESS" : `${chosen.toUpperCase()}_API_KEY`;
  return `MODEL_PROVIDER=${chosen} needs ${missing}.`;
}

interface Read {
  readonly provider: ProviderSettings | null;
  readonly faults: readonly string[];
}

function readProvider(name: ProviderName, settings: Settings): Read {
  const prefix = name.toUpperCase() as Uppercase<ProviderName>;
  const [key, model] = [settings[`${prefix}_API_KEY`], settings[`${prefix}_MODEL`]];
  const prices = settings[`${prefix}_PRICES`];
  const address = settings[`${prefix}_ADDRESS`] ?? (name === "compatible" ? undefined : ADDRESSES[name]);
  const opens = name === "compatible" ? "ADDRESS" : "API_KEY";
  if (address === undefined || (name !== "compatible" && key === undefined)) {
    return { provider: null, faults: model === undefined ? [] : [`${prefix}_MODEL needs ${prefix}_${opens}.`] };
  }
  const faults = [
    ...(model === undefined ? [`${prefix}_${opens} needs ${prefix}_MODEL, the model to use.`] : []),
    ...(prices === undefined && name !== "compatible"
      ? [`${prefix}_API_KEY needs ${prefix}_PRICES, or the spending cap could not be held.`]
      : []),
    ...(!isPrivateOrSealed(address)
      ? [`${prefix}_ADDRESS must begin with https, unless it is a machine of your own network.`]
      : []),
  ];
  if (model === undefined || faults.length > 0) return { provider: null, faults };
  return {
    provider: { name, model, key: key ?? null, address: address.replace(/\/+$/, ""), prices: prices ?? FREE },
    faults,
  };
}

/** A key must not travel through the open network in clear. */
function isPrivateOrSealed(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:") return true;
  return isOwnNetwork(hostname);
}
