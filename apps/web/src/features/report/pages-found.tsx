import type { CallContent, listPages } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Impact } from "../../components/impact.tsx";
import { linkStyle } from "../../components/link-style.ts";
import { PageLink } from "../../components/page-link.tsx";
import { formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

export interface PagesFoundProps {
  readonly jobId: string;
  readonly query: string;
  readonly found: CallContent<typeof listPages>;
}

/** The pages with these words in their address, each with what was found on it. */
export function PagesFound({ jobId, query, found: { pages, total } }: PagesFoundProps) {
  const more = total - pages.length;
  return (
    <section aria-labelledby="pages-found" className="mt-4 print:hidden">
      <h3 id="pages-found" className="border-b border-line pb-2 text-14 font-semibold">
        {t("Pages with “{query}” in their address", { query })}{" "}
        <span className="font-normal text-ink-3 tabular-nums">{formatCount(total)}</span>
      </h3>
      <ul>
        {pages.map(({ url, findings }) => (
          <li key={url} className="grid gap-1.5 border-b border-line py-3">
            <PageLink url={url} className="justify-self-start" />
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-13">
              {namesOf(findings).map(({ rule, title, severity }) => (
                <li key={rule} className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-baseline max-sm:grid-cols-1">
                  <Impact impact={severity} />
                  <Link
                    to="/dashboard/report"
                    search={{ jobId, open: rule }}
                    hash={`finding-${rule}`}
                    className={linkStyle}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-13 text-ink-3">{t("and {more} more", { more: formatCount(more) })}</p>}
    </section>
  );
}

type PageFinding = PagesFoundProps["found"]["pages"][number]["findings"][number];

/** A check may see several faults on one page; its name stands once. */
const namesOf = (findings: readonly PageFinding[]): PageFinding[] => [
  ...new Map(findings.map((finding) => [finding.rule, finding])).values(),
];
