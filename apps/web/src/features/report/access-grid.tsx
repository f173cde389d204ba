import type { Report } from "@audit/contract";
import { Ban, Check, CircleHelp, CircleSlash2 } from "lucide-react";
import { ReportSection } from "../../components/report-section.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { accessSentence } from "./chart-sentences.ts";
import { GridFrame, TemplateHead } from "./template-head.tsx";
import { purposeWords } from "./words.ts";
import { t } from "../../language/messages.ts";

type Agent = Report["aiAccess"]["agents"][number];
type Cell = Agent["cells"][number];

const PURPOSES = ["search", "user", "training"] as const;

/** Which assistant's crawler may read which template by robots.txt, and how the site answered to its name. */
export function AccessGrid({ aiAccess, templates }: Pick<Report, "aiAccess" | "templates">) {
  const { agents, robots } = aiAccess;
  return (
    <ReportSection id="ai-access" title={t("AI access")} sentence={accessSentence(aiAccess)}>
      {templates.length > 0 && (
        <GridFrame label={t("AI access, grid")}>
          <table className="w-full border-separate border-spacing-0 text-13 print:table-fixed">
            <caption className="sr-only">{t("What robots.txt lets each AI agent read, by template")}</caption>
            <TemplateHead corner={t("Agent")} templates={templates} />
            {PURPOSES.map((purpose) => (
              <tbody key={purpose}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={templates.length + 1}
                    className="border-b border-line pt-5 pb-1.5 text-start"
                  >
                    <span className="font-semibold">{purposeWords[purpose].title}</span>{" "}
                    <span className="text-12 font-normal text-ink-3">{purposeWords[purpose].what}</span>
                  </th>
                </tr>
                {agents
                  .filter((agent) => agent.purpose === purpose)
                  .map((agent) => (
                    <AgentRow key={agent.token} agent={agent} templates={templates} known={robots !== "unreachable"} />
                  ))}
              </tbody>
            ))}
          </table>
        </GridFrame>
      )}
    </ReportSection>
  );
}

interface AgentRowProps {
  readonly agent: Agent;
  readonly templates: Report["templates"];
  readonly known: boolean;
}

function AgentRow({ agent, templates, known }: AgentRowProps) {
  const { token, operator, docs, mayIgnoreRobots, cells, purpose, asked } = agent;
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-10 border-b border-line bg-page py-1.5 pe-3 text-start font-normal whitespace-nowrap print:static print:whitespace-normal"
      >
        {docs === null ? (
          token
        ) : (
          <a
            href={docs}
            target="_blank"
            rel="noopener noreferrer"
            className="underline decoration-line underline-offset-3 hover:decoration-control"
          >
            {token}
          </a>
        )}{" "}
        <span className="text-12 text-ink-3 max-sm:block">
          {operator}
          {mayIgnoreRobots && (
            <span title={t("Its operator says that it may open a page all the same, because a person asked for it")}>
              {t("· may ignore robots.txt")}
            </span>
          )}
        </span>{" "}
        {asked && <Asked asked={asked} />}
      </th>
      {cells.map((cell, column) => (
        <td key={templates[column]!.id ?? "rest"} className="h-9 border-b border-line px-1">
          {known ? <Access cell={cell} own={purpose !== "training"} /> : <Unknown />}
        </td>
      ))}
    </tr>
  );
}

/** How the site answered when we asked under the agent's name: robots.txt is a request, a firewall is a fact. */
function Asked({ asked: { pages, refused, different } }: { readonly asked: NonNullable<Agent["asked"]> }) {
  const [words, colour] =
    refused > 0
      ? [t("turned away when asked by name"), "text-bad"]
      : different > 0
        ? [
            t("another page on {different} of {pages} when asked by name", {
              different: formatCount(different),
              pages: formatCount(pages),
            }),
            "text-warning",
          ]
        : [t("same page when asked by name, on {pages}", { pages: countOf(pages, "page") }), "text-ink-3"];
  return <span className={`block text-12 max-sm:max-w-32 max-sm:whitespace-normal ${colour}`}>{words}</span>;
}

/** Closing a page to training is an owner's choice, not a fault: it carries no alarm. */
function Access({ cell: { allowed, checked, line }, own }: { readonly cell: Cell; readonly own: boolean }) {
  const where = line === null ? "" : t(", robots.txt line {line}", { line });
  if (allowed === checked)
    return (
      <Mark
        words={t("may read all {pages}", { pages: countOf(checked, "page") })}
        className={own ? "text-good" : "text-ink-2"}
      >
        <Check aria-hidden className="size-4" />
      </Mark>
    );
  if (allowed === 0)
    return (
      <Mark
        words={t("may read none of {pages}{where}", { pages: countOf(checked, "page"), where })}
        className={own ? "text-bad" : "text-ink-2"}
      >
        <Ban aria-hidden className="size-4" /> <span aria-hidden>{t("none")}</span>
      </Mark>
    );
  return (
    <Mark
      words={t("may read {allowed} of {pages}{where}", {
        allowed: formatCount(allowed),
        pages: countOf(checked, "page"),
        where,
      })}
      className={own ? "text-warning" : "text-ink-2"}
    >
      <CircleSlash2 aria-hidden className="size-4" />{" "}
      <span aria-hidden>
        {formatCount(allowed)}/{formatCount(checked)}
      </span>
    </Mark>
  );
}

const Unknown = () => (
  <Mark words={t("not known")} className="text-unknown">
    <CircleHelp aria-hidden className="size-4" />
  </Mark>
);

interface MarkProps {
  readonly words: string;
  readonly className: string;
  readonly children: React.ReactNode;
}

function Mark({ words, className, children }: MarkProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 text-12 whitespace-nowrap tabular-nums print:whitespace-normal ${className}`}
      title={words}
    >
      {children}
      <span className="sr-only">{words}</span>
    </span>
  );
}
