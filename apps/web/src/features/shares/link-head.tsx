import type { SharedAnalysis } from "@audit/contract";
import type { ReactNode } from "react";
import { useNow } from "../../components/age.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { formatDay } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { SAMPLE_URL } from "../../sample/sample-names.ts";
import { expiryLabel } from "./share-words.ts";
import { t } from "../../language/messages.ts";

export interface LinkHeadProps {
  readonly shared: SharedAnalysis;
  /** The way to the link's other side. */
  readonly aside: ReactNode;
}

/** What was shared, when, of which site. */
export function LinkHead({ shared, aside }: LinkHeadProps) {
  const now = useNow();
  const { url } = shared.metadata;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 gap-1.5">
        <h1 className="text-28 font-semibold text-balance [overflow-wrap:anywhere]">{shared.title}</h1>
        {shared.description !== "" && (
          <p className="max-w-prose text-14 whitespace-pre-line text-ink-2">{shared.description}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
          {url !== undefined && <PageLink url={url} />}
          <span>{t("Created {createdAt}", { createdAt: formatDay(shared.createdAt) })}</span>
          {url !== SAMPLE_URL && <span className="tabular-nums">{countOf(shared.viewCount, "view")}</span>}
          {shared.expiresAt !== null && <span>{expiryLabel(shared.expiresAt, now)}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">{aside}</div>
    </header>
  );
}
