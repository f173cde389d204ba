import type { ReportFinding } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Lock } from "lucide-react";
import { Evidence } from "../../components/evidence.tsx";
import { meaningIcon, meaningText } from "../../components/meaning.ts";
import { formatCount } from "../../format/numbers.ts";
import { SAMPLE_JOB, SAMPLE_TOKEN } from "../../sample/sample-names.ts";
import { FindingUrls } from "./finding-urls.tsx";
import { certaintyWords } from "./words.ts";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

export interface FindingBodyProps {
  readonly jobId: string;
  readonly domain: string;
  readonly finding: ReportFinding;
  /** On paper: the proofs, without what has to be fetched. */
  readonly printing: boolean;
}

/** A document names the case where it matters; the screen has them all. */
const PRINTED_PROOFS = { high: 1, medium: 1, low: 0 } as const;

/** Why a finding matters, what was seen, where, and what mends it. */
export default function FindingBody({ jobId, domain, finding, printing }: FindingBodyProps) {
  const { why, fix, source, certainty, severity, weighed, verdict, reason, proofs, count, locked } = finding;
  const sure = certaintyWords(certainty);
  if (why === "")
    return <Kept>{t("What this is, why it matters and what mends it are part of the full report.")}</Kept>;
  const shown = printing ? proofs.slice(0, PRINTED_PROOFS[severity]) : proofs;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-5 print:block print:pt-0 print:pb-3">
      <dl className="grid break-inside-avoid gap-x-8 gap-y-4 text-13 lg:grid-cols-2 print:mb-2 print:grid-cols-2 print:gap-y-2">
        <Fact name={t("Why it matters")}>{why}</Fact>
        {verdict === "unknown" ? (
          <Fact name={t("Why it could not be told")}>{reason ?? t("The check gave no reason.")}</Fact>
        ) : (
          <Fact name={t("What to do")}>{fix}</Fact>
        )}
        <Fact name={t("How sure")}>
          <span className="print:hidden">
            {verdict === "unknown"
              ? t("Not told: it counts neither for nor against your score.")
              : `${sure.grade}: ${sure.what}.`}{" "}
          </span>
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            className="underline decoration-line underline-offset-3 hover:decoration-control print:no-underline print:after:[overflow-wrap:anywhere] print:after:content-[':_'_attr(href)]"
          >
            {t("The document behind this check")}
          </a>
          {jobId !== SAMPLE_JOB && (
            <span className="print:hidden">
              {" · "}
              <Link
                to="/checks/$rule"
                params={{ rule: finding.rule }}
                preload={false}
                className="underline decoration-line underline-offset-3 hover:decoration-control"
              >
                {t("About this check")}
              </Link>
            </span>
          )}
        </Fact>
        {verdict === "fail" && weighed.length > 0 && (
          <Fact name={t("Why this impact")}>
            {t("{severity} here, because {weighed}.", { severity: capitalised(severity), weighed: weighed.join("; ") })}
          </Fact>
        )}
        {verdict === "fail" && (
          <Fact name={t("Tasks that mend it")}>
            <Tasks jobId={jobId} finding={finding} />
          </Fact>
        )}
      </dl>
      {locked ? (
        <Kept>{t("The evidence of this finding is part of the full report.")}</Kept>
      ) : (
        <>
          {verdict === "fail" && shown.length > 0 && (
            <section aria-label={t("Evidence")} className="grid gap-3 print:block">
              <h4 className="text-13 font-semibold break-after-avoid print:mb-1">
                {t("Evidence")}{" "}
                <span className="font-normal text-ink-3 tabular-nums">
                  {shown.length < count
                    ? t("{count} of {count2}", { count: shown.length, count2: formatCount(count) })
                    : formatCount(count)}
                </span>
              </h4>
              {shown.map((proof) => (
                <Evidence key={`${proof.url} ${proof.at} ${JSON.stringify(proof.saw)}`} {...proof} />
              ))}
            </section>
          )}
          {!printing && proofs.length > 0 && <FindingUrls jobId={jobId} domain={domain} finding={finding} />}
        </>
      )}
    </div>
  );
}

function Kept({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-2 pb-4 text-13 text-ink-2">
      <Lock aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-0.5 font-semibold">{name}</dt>
      <dd className="max-w-prose leading-5 text-ink-2">{children}</dd>
    </div>
  );
}

const MOST_TASKS = 4;
const meanings = { todo: "unknown", "in-progress": "notice", completed: "good" } as const;
const states = { todo: t("to do"), "in-progress": t("in progress"), completed: "done" } as const;

function Tasks({ jobId, finding }: { readonly jobId: string; readonly finding: ReportFinding }) {
  const { actions, locked } = finding;
  if (actions.length === 0) return locked ? t("Part of the full plan.") : t("Told without a task of its own.");
  const more = actions.length - MOST_TASKS;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {actions.slice(0, MOST_TASKS).map(({ id, title, status }) => (
        <li key={id} className="relative flex items-start gap-1.5">
          <Mark status={status} />
          <span className="min-w-0">
            <Link
              {...(jobId === SAMPLE_JOB
                ? { to: "/shared/$token", params: { token: SAMPLE_TOKEN }, search: { actionId: id } }
                : { to: "/dashboard/actions", search: { jobId, actionId: id } })}
              className="underline decoration-line underline-offset-3 hover:text-ink hover:decoration-control"
            >
              {title}
            </Link>
            <span className="sr-only">, {states[status]}</span>
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-ink-3">{t("and {more} more", { more: formatCount(more) })}</li>}
    </ul>
  );
}

function Mark({ status }: { readonly status: keyof typeof meanings }) {
  const Icon = meaningIcon[meanings[status]];
  return <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", meaningText[meanings[status]])} />;
}
