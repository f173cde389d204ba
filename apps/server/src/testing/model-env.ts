import { readConfig } from "../config/config.ts";
import type { ModelSettings, ProviderName } from "../config/models.ts";

/** The environment of an installation that asks one provider at this address; priced so that costs show. */
export function modelEnv(
  address: string,
  name: ProviderName = "compatible",
  more: Record<string, string> = {},
): Record<string, string> {
  const prefix = name.toUpperCase();
  return {
    MODEL_PROVIDER: name,
    [`${prefix}_ADDRESS`]: address,
    [`${prefix}_API_KEY`]: "key-of-the-provider",
    [`${prefix}_MODEL`]: "fake",
    [`${prefix}_PRICES`]: "1,10",
    ...more,
  };
}

export const modelSettings = (...args: Parameters<typeof modelEnv>): ModelSettings =>
  readConfig(modelEnv(...args)).models;
