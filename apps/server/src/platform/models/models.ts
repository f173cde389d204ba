import { setTimeout as wait } from "node:timers/promises";
import type { ModelSettings, ProviderSettings } from "../../config/models.ts";
import type { Db } from "../database/index.ts";
import { NoPlace, openFairPlaces } from "../fair-places.ts";
import type { Log } from "../log.ts";
import { createBreaker } from "./breaker.ts";
import { ModelFault, type FaultName } from "./fault.ts";
import { mostTokens, type Heard, type Question, type Tokens } from "./question.ts";
import { accountOfJob, reserve, settle, type Caps } from "./spending-store.ts";

/** Who asks, what for, and how long it may take. */
export interface Asking {
  /** Such as "seo_actions"; kept with the cost. */
  readonly use: string;
  readonly jobId: string | null;
  /** Ends the question at once. */
  readonly signal: AbortSignal;
}

export interface Answer<T> {
  readonly value: T;
  readonly tokens: Tokens;
  /** Millionths of a dollar. */
  readonly cost: number;
  readonly ms: number;
}

/** The language model in use. */
export interface Models {
  /** "openai/gpt-5-mini" of the one in use; null: there is none, and the built-in writer finds all words. */
  readonly writer: string | null;
  readonly settings: ModelSettings;
  /** Puts a question, a second time after a passing fault. @throws ModelFault. */
  ask<T>(question: Question<T>, asking: Asking): Promise<Answer<T>>;
}

/** Dollars to millionths. Prices in dollars per million tokens are millionths per token already. */
export const MICROS = 1_000_000;
/** Questions under way of one process, and those of one account that wait: providers refuse whoever asks more at once. */
const MOST_AT_ONCE = 8;
const MOST_WAITING = 200;
const MOST_WAIT_MS = 10_000;
const USUAL_WAIT_MS = 1_000;
/** Not the provider's fault: asking goes on. */
const FORGIVEN: readonly FaultName[] = ["unreadable", "stopped", "capped"];
const PASSING: readonly FaultName[] = ["busy", "failing"];

/** Opens the model that the settings name. Its breaker is of this process, its caps are of the installation. */
export function openModels(settings: ModelSettings, db: Db, log: Log): Models {
  // The library would print to the console what a provider does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = settings.providers.find(({ name }) => name === settings.current) ?? null;
  const breaker = createBreaker();
  const caps = {
    perDay: settings.dailyCap * MICROS,
    perJob: settings.jobCap * MICROS,
    perAccount: settings.accountCap * MICROS,
  };
  const places = openFairPlaces(MOST_AT_ONCE, MOST_WAITING);

  const askInTurn = async <T>(question: Question<T>, asking: Asking): Promise<Heard<T> & Spent> => {
    if (!provider) throw new ModelFault("off");
    const account = asking.jobId === null ? null : await accountOfJob(db, asking.jobId);
    // The time of a question runs from its turn on; who asks says how long to wait for both.
    return places
      .inTurn(account ?? "operator", asking.signal, () => askOnce(provider, question, { ...asking, account }))
      .catch((error: unknown) => {
        throw error instanceof NoPlace ? new ModelFault(asking.signal.aborted ? "stopped" : "busy") : error;
      });
  };

  const askOnce = async <T>(
    provider: ProviderSettings,
    question: Question<T>,
    asking: Asking & { account: string | null },
  ): Promise<Heard<T> & Spent> => {
    if (!breaker.admits()) throw new ModelFault("resting");
    const timeout = AbortSignal.timeout(settings.callMs);
    const heard = await askPaid({ db, provider, caps }, question, {
      ...asking,
      signal: AbortSignal.any([asking.signal, timeout]),
    });
    if (!("fault" in heard)) breaker.succeeded();
    else {
      const { fault } = heard.fault;
      if (!FORGIVEN.includes(fault) && !asking.signal.aborted) breaker.failed();
      log.warn(
        { provider: provider.name, use: asking.use, jobId: asking.jobId, fault },
        "a language model did not answer",
      );
    }
    return heard;
  };

  return {
    writer: provider && `${provider.name}/${provider.model}`,
    settings,
    ask: async (question, asking) => {
      let heard = await askInTurn(question, asking);
      if ("fault" in heard && PASSING.includes(heard.fault.fault)) {
        const pause = heard.waitMs ?? USUAL_WAIT_MS;
        if (pause > MOST_WAIT_MS) throw heard.fault;
        await wait(pause, undefined, { signal: asking.signal }).catch(() => {
          throw new ModelFault("stopped");
        });
        heard = await askInTurn(question, asking);
      }
      if ("fault" in heard) throw asking.signal.aborted ? new ModelFault("stopped") : heard.fault;
      return { value: heard.value, tokens: heard.tokens, cost: heard.cost, ms: heard.ms };
    },
  };
}

interface Spent {
  readonly cost: number;
  readonly ms: number;
}

interface Payer {
  readonly db: Db;
  readonly provider: ProviderSettings;
  readonly caps: Caps;
}

/** Sets the most it can cost aside, asks, and books what it did cost; in doubt, the most. */
async function askPaid<T>(
  { db, provider, caps }: Payer,
  question: Question<T>,
  { use, jobId, account, signal }: Asking & { account: string | null },
): Promise<Heard<T> & Spent> {
  const price = ({ input, output }: { input: number; output: number }): number =>
    Math.ceil(input * provider.prices.input + output * provider.prices.output);
  const most = price(mostTokens(question));
  const id = await reserve(db, caps, { provider: provider.name, model: provider.model, use, jobId, account, most });
  // The libraries of all providers are a good part of the program: who asks none does not load them.
  const { ask } = await import("./ask.ts");
  const startedAt = performance.now();
  const heard = await ask(provider, question, signal);
  const { tokens } = heard;
  const unknown = "fault" in heard && !heard.mayCost ? 0 : most;
  const { input = null, output = null } = tokens ?? {};
  const cost = input === null || output === null ? unknown : price({ input, output });
  const ms = Math.round(performance.now() - startedAt);
  await settle(db, id, {
    outcome: "fault" in heard ? heard.fault.fault : "answered",
    cost,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    ms,
  });
  return { ...heard, cost, ms };
}
