import type { RuleEntry } from "@audit/contract";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { sentenceFor } from "../../api/client.ts";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { SearchField } from "../../features/admin/search-field.tsx";
import { RuleTable } from "../../features/rules/rule-table.tsx";
import { matching } from "../../features/rules/rule-words.ts";
import { useRules } from "../../features/rules/rules-data.ts";
import { formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

/** /admin/rules: every rule of the audit, on what ground it stands and what it counts for. */
export default function RulesScreen() {
  const { q = "" } = useSearch({ from: "/signed-in/admin/rules" });
  const navigate = useNavigate({ from: "/admin/rules" });
  const { data: rules, error, isError, refetch } = useRules();
  const search = useCallback(
    (words: string) => void navigate({ search: { q: words || undefined }, replace: true }),
    [navigate],
  );
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead
        title={t("Rules")}
        tools={
          <div className="w-full sm:w-72">
            <SearchField label={t("Name, area, grade or source")} value={q} onSearch={search} />
          </div>
        }
      >
        {t("What the audit judges sites by. Only rules of grade A and B count in the scores; the others inform.")}
      </AdminHead>
      {rules !== undefined ? (
        <Found rules={matching(rules, q)} outOf={rules.length} />
      ) : isError ? (
        <ErrorState
          title={t("The rules could not be loaded")}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading rules")}>
          <div className="grid gap-3">
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        </Loading>
      )}
    </div>
  );
}

function Found({ rules, outOf }: { readonly rules: readonly RuleEntry[]; readonly outOf: number }) {
  if (rules.length === 0)
    return <EmptyState title={t("No rule fits")}>{t("No rule holds all of these words.")}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {rules.length === outOf
          ? t("{outOf} rules", { outOf: formatCount(outOf) })
          : t("{count} of {outOf} rules", { count: formatCount(rules.length), outOf: formatCount(outOf) })}
      </p>
      <RuleTable rules={rules} />
    </div>
  );
}
