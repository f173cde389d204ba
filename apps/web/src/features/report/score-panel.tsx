import type { Report, ScoreStory } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Panel } from "../../components/panel.tsx";
import { ScoreBar } from "../../components/score-bar.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";
import { countOf, formatPoints, shareOf } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { scoreSentence, sum } from "./sentences.ts";
import { t } from "../../language/messages.ts";

/** How many of the dearest checks are named. */
const NAMED_COSTS = 5;

export interface ScorePanelProps {
  readonly title: string;
  readonly story: ScoreStory;
}

/** A score with what it is made of and what costs most. */
export function ScorePanel({ title, story }: ScorePanelProps) {
  return (
    <Panel className="grid content-start gap-5 p-5 break-inside-avoid">
      <div className="flex items-center gap-5">
        <ScoreRing score={story.score} label={title} />
        <div className="min-w-0">
          <h3 className="text-16 font-semibold">{title}</h3>
          <p className="text-13 text-ink-2">{scoreSentence(story)}</p>
        </div>
      </div>
      <Categories title={title} story={story} />
      {story.costs.length > 0 && <Costs story={story} />}
      <Outcome story={story} />
    </Panel>
  );
}

const figure = "py-1.5 ps-3 text-end tabular-nums";

function Categories({ title, story }: ScorePanelProps) {
  // One whose checks only inform costs nothing, and is among those counted above.
  const judged = story.categories.filter(({ passed, failed, unknown }) => passed + failed + unknown > 0);
  if (judged.length === 0) return null;
  return (
    <table className="w-full text-13">
      <caption className="sr-only">{t("{title} by category", { title })}</caption>
      <thead>
        <tr className="text-12 text-ink-3">
          <th scope="col" className="pb-1 text-start font-medium">
            {t("Category")}
          </th>
          <th scope="col" className="w-1/3 pb-1 ps-3 text-start font-medium max-sm:w-auto max-sm:text-end">
            {t("Score")}
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-medium">
            {t("Costs")}
          </th>
          <th scope="col" className="pb-1 ps-3 text-end font-medium max-sm:hidden">
            {t("Passed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {judged.map(({ category, score, points, passed, failed }) => (
          <tr key={category}>
            <th scope="row" className="border-t border-line py-1.5 text-start font-normal">
              {capitalised(category)}
            </th>
            <td className="border-t border-line py-1.5 ps-3 max-sm:text-end">
              <ScoreCell score={score} />
            </td>
            <td className={`border-t border-line ${figure}`}>{costText(points)}</td>
            <td className={`border-t border-line text-ink-2 max-sm:hidden ${figure}`}>
              {t("{passed} of {passed2}", { passed, passed2: passed + failed })}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="border-t border-control py-1.5 text-start font-medium" colSpan={2}>
            {t("Together")}
          </th>
          <td className={`border-t border-control ${figure}`}>{costText(lostOf(story))}</td>
          <td className={`border-t border-control max-sm:hidden ${figure}`}>
            {t("{passed} of {passed2}", {
              passed: sum(judged.map(({ passed }) => passed)),
              passed2: sum(judged.map(({ passed, failed }) => passed + failed)),
            })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const costText = (points: number): string => (points === 0 ? "0" : `−${formatPoints(points)}`);

/** As the table adds up, in tenths. */
const lostOf = ({ categories }: ScoreStory): number =>
  Math.round(10 * sum(categories.map(({ points }) => points))) / 10;

/** The sum that ends in the score. */
function Outcome({ story }: { readonly story: ScoreStory }) {
  const { score, ceiling } = story;
  const lost = lostOf(story);
  if (score === null || lost === 0) return null;
  const left = formatPoints(Math.max(0, 100 - lost));
  return (
    <p className="border-t border-line pt-3 text-13 text-ink-2 tabular-nums">
      {ceiling === null
        ? t("100 − {lost} = {left}, so the score is {score}.", { lost: formatPoints(lost), left, score })
        : t("100 − {lost} = {left}, but the fault named above keeps the score at {score}.", {
            lost: formatPoints(lost),
            left,
            score,
          })}
    </p>
  );
}

function ScoreCell({ score }: Pick<ScoreStory, "score">) {
  return (
    <span className="flex items-center gap-2 max-sm:justify-end">
      <ScoreBar score={score} className="h-1.5 min-w-0 flex-1 max-sm:hidden" />
      <span className="w-7 text-end tabular-nums">{score ?? "–"}</span>
    </span>
  );
}

function Costs({ story }: { readonly story: ScoreStory }) {
  const named = story.costs.slice(0, NAMED_COSTS);
  const others = story.failed - named.length;
  const rest = Math.round(10 * (lostOf(story) - sum(named.map(({ points }) => points)))) / 10;
  return (
    <div>
      <h4 className="mb-1 text-13 font-semibold">{t("What costs most")}</h4>
      <ol className="divide-y divide-line">
        {named.map(({ rule, title, points, weight, reach, certainty }) => (
          <li key={rule} className="flex items-baseline justify-between gap-4 py-1.5 text-13">
            <Link
              from="/dashboard/report"
              to="/dashboard/report"
              search={(now) => ({ ...now, open: rule, show: undefined })}
              hash={`finding-${rule}`}
              className="min-w-0 underline decoration-line underline-offset-3 hover:decoration-control"
            >
              {title}
            </Link>
            <span
              className="shrink-0 text-ink-2 tabular-nums"
              title={t("Weight {weight} × reach {reach} × certainty {certainty}", {
                weight,
                reach: shareOf(reach, 1),
                certainty: shareOf(certainty, 1),
              })}
            >
              {t("−{points} points", { points: formatPoints(points) })}
            </span>
          </li>
        ))}
        {others > 0 && rest > 0 && (
          <li className="flex items-baseline justify-between gap-4 py-1.5 text-13 text-ink-2">
            <span>{t("{checks} more, together", { checks: countOf(others, "check") })}</span>
            <span className="shrink-0 tabular-nums">{t("−{points} points", { points: formatPoints(rest) })}</span>
          </li>
        )}
      </ol>
    </div>
  );
}

/** The rule behind both scores, with its real numbers. */
export function ScoreRule({ profile, engine }: Pick<Report, "profile" | "engine">) {
  const { high, medium, low } = profile.severityWeight;
  return (
    <details className="max-w-prose text-13 text-ink-2 print:hidden">
      <summary className="w-fit rounded-control py-1 text-ink-2 hover:text-ink">{t("How the scores are made")}</summary>
      <p className="mt-1 leading-5">
        {t(
          "A score sets what holds against what is lost; what is lost counts {faultFactor} times, because most checks hold on any site. A check of high impact weighs {high}, of medium impact {medium}, of low impact {low}. A failing check loses its whole weight when it concerns the whole site, else the square root of the share of pages at fault, at least {leastLoss}; both times its certainty. Some faults are so grave that a score can't be higher than a ceiling while they stand; the score then says why. Checks that could not be told or don't apply count neither way. AI visibility is the same measure over the checks that decide whether assistants can read, understand and cite your pages. {rules} checks were run, with those that don't apply here.",
          {
            faultFactor: profile.faultFactor,
            high,
            medium,
            low,
            leastLoss: shareOf(profile.leastLoss, 1),
            rules: engine.rules,
          },
        )}
      </p>
    </details>
  );
}
