import type { ModelProvider, ModelUse as Use } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { Status } from "../../components/badge.tsx";
import { Panel } from "../../components/panel.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { formatDollars, providerLabels, providerStates } from "./prompt-words.ts";
import { t } from "../../language/messages.ts";

/** Who writes, how the providers do, and what was spent. */
export function ModelUse({ use }: { readonly use: Use }) {
  return (
    <section aria-labelledby="models-title" className="grid gap-4">
      <h2 id="models-title" className="text-20 font-semibold">
        {t("Models")}
      </h2>
      <p className="max-w-prose text-14 text-ink-2">{writerSentence(use)}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Panel>
          <ul aria-label={t("Providers")} className="divide-y divide-line">
            {use.providers.map((provider) => (
              <Provider key={provider.name} provider={provider} writes={provider.name === use.current_provider} />
            ))}
          </ul>
        </Panel>
        <Spending use={use} />
      </div>
    </section>
  );
}

function writerSentence({ current_provider, providers, cost_per_analysis }: Use): string {
  const current = providers.find(({ name }) => name === current_provider);
  if (!current) {
    return t("The built-in writer finds all words. Keys and models of providers are set in the server's environment.");
  }
  const cost =
    cost_per_analysis === null
      ? ""
      : t(" An analysis cost {cost_per_analysis} on average this month.", {
          cost_per_analysis: formatDollars(cost_per_analysis),
        });
  return t("{provider} writes with {model}; where it fails, the built-in writer's words stand.{cost}", {
    provider: providerLabels[current.name],
    model: current.model ?? "",
    cost,
  });
}

function Provider({ provider, writes }: { readonly provider: ModelProvider; readonly writes: boolean }) {
  const { name, model, status, last_at, latency_ms, last_error } = provider;
  const state = providerStates[status];
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-14 font-medium">
          {providerLabels[name]}
          {model !== null && <span className="ms-2 font-mono text-12 font-normal text-ink-2">{model}</span>}
          {writes && <span className="ms-2 text-13 font-normal text-ink-3">{t("writes now")}</span>}
        </span>
        <Status meaning={state.meaning}>{state.label}</Status>
      </div>
      {last_at !== null && (
        <p className="text-13 text-ink-3 tabular-nums">
          {t("asked")} <Age at={last_at} />
          {latency_ms !== null && `, ${latency_ms} ms`}
        </p>
      )}
      {last_error !== null && <p className="text-13 text-ink-2">{last_error}</p>}
    </li>
  );
}

function Spending({ use }: { readonly use: Use }) {
  const { spent_today, held_today, daily_cap, job_cap } = use;
  const used = daily_cap === 0 ? 0 : Math.min(100, Math.round(((spent_today + held_today) / daily_cap) * 100));
  return (
    <Panel className="grid content-start gap-3 px-4 py-4">
      <h3 className="text-13 font-medium text-ink-2">{t("Spent today")}</h3>
      <p className="text-20 font-semibold tabular-nums">
        {formatDollars(spent_today)}{" "}
        <span className="text-14 font-normal text-ink-3">
          {t("of {daily_cap}", { daily_cap: formatDollars(daily_cap) })}
        </span>
      </p>
      <ProgressBar value={used} label={t("Spent today of the daily cap")} />
      <p className="text-13 text-ink-3 tabular-nums">
        {t("At most {job_cap} per analysis.", { job_cap: formatDollars(job_cap) })}
        {held_today > 0 &&
          t(" {held_today} set aside for questions under way.", { held_today: formatDollars(held_today) })}
      </p>
      <Days days={use.days} />
    </Panel>
  );
}

function Days({ days }: Pick<Use, "days">) {
  const earlier = days.slice(1, 8);
  if (earlier.length === 0) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-3 text-13 tabular-nums">
      {earlier.map(({ day, spent }) => (
        <div key={day} className="contents">
          <dt className="text-ink-3">{day}</dt>
          <dd className="text-end">{formatDollars(spent)}</dd>
        </div>
      ))}
    </dl>
  );
}
