import type { Action } from "@audit/contract";
import { formatDay } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { Section } from "./task-section.tsx";
import { t } from "../../language/messages.ts";

/** What the pages at fault earn in Google Search, where it is known. */
export function TaskSearch({ action: { search } }: { readonly action: Pick<Action, "search"> }) {
  if (search === null) return null;
  const { clicks, impressions, from, to } = search;
  return (
    <Section title={t("In Google Search")}>
      <p className="text-14 text-ink-2 tabular-nums">
        {t(
          "{clicks} from {impressions} on the pages concerned, {from} to {to}, by your Search Console. They count in the priority.",
          {
            clicks: countOf(clicks, "click"),
            impressions: countOf(impressions, "impression"),
            from: formatDay(`${from}T12:00`),
            to: formatDay(`${to}T12:00`),
          },
        )}
      </p>
    </Section>
  );
}
