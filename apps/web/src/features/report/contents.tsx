import { t } from "../../language/messages.ts";

const PARTS = [
  ["scores", t("Scores")],
  ["coverage", t("What was read")],
  ["findings", t("Findings")],
  ["causes", t("Causes")],
  ["templates", t("Templates and areas")],
  ["statuses", t("Status codes")],
  ["indexability", t("Indexability")],
  ["depth", t("Clicks from the start")],
  ["markup", t("Structured data")],
  ["ai-access", t("AI access")],
  ["visitors", t("Searchers and visitors")],
] as const;

/** The parts of the report, beside it on wide screens. */
export function Contents() {
  return (
    <nav aria-label={t("Contents")} className="sticky top-20 self-start max-xl:hidden print:hidden">
      <ul className="grid gap-0.5 border-s border-line">
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s border-transparent py-1 ps-4 text-13 text-ink-2 hover:border-ink hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
