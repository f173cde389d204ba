import type { AccessStatus } from "@audit/contract";
import { ChevronRight } from "lucide-react";
import { formatDay } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

/** The sites that credits have opened, soonest to end first. */
export function OpenedSites({ sites }: { readonly sites: AccessStatus["unlockedDomains"] }) {
  if (sites.length === 0) return null;
  const inOrder = sites.toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1));
  return (
    <details className="group text-13">
      <summary className="flex cursor-pointer list-none items-center gap-1 rounded-control text-ink-2 hover:text-ink">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
        {t("{sites} opened", { sites: countOf(sites.length, "site") })}
      </summary>
      <ul className="mt-2 grid gap-1.5 ps-4.5">
        {inOrder.map(({ domain, expiresAt }) => (
          <li key={domain} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{hostName(domain)}</span>
            <span className="shrink-0 text-ink-3 tabular-nums">
              {t("until {expiresAt}", { expiresAt: formatDay(expiresAt) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
