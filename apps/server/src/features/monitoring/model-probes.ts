import { providerNames, type ModelSettings } from "../../config/models.ts";
import { probeProvider } from "../../platform/models/index.ts";
import type { Probe } from "./probes.ts";

const EVERY_MS = 5 * 60_000;

/** The providers of language models, also those that are not set up: that is a state to be seen. */
export const modelProbes = ({ providers, current }: ModelSettings): [string, Probe][] =>
  providerNames.map((name) => {
    const settings = providers.find((one) => one.name === name);
    const check: Probe["check"] = async () => {
      if (!settings) return { status: "not_configured" };
      const { error } = await probeProvider(settings);
      if (error !== null) throw new Error(error);
      return { status: "ok", note: name === current ? `${settings.model}, writes now` : settings.model };
    };
    return [name, { name: LABELS[name], check, everyMs: EVERY_MS }];
  });

const LABELS = { openai: "OpenAI", anthropic: "Anthropic", google: "Google", compatible: "OpenAI-compatible" } as const;
