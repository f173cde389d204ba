import type { Transaction } from "@audit/contract";
import { useId } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { formatDay } from "../../format/dates.ts";
import { sentenceFor } from "../../api/client.ts";
import { useHistory } from "./billing-data.ts";
import { historyFault } from "./billing-faults.ts";
import { amountWords, markOf, paidWords, titleOf } from "./history-words.ts";
import { t } from "../../language/messages.ts";

/** What was paid and credited, newest first. */
export function BillingHistory() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-16 font-semibold">
        {t("Subscription history")}
      </h2>
      <Rows />
    </section>
  );
}

function Rows() {
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory();
  if (data === undefined) {
    if (!isError) return <HistorySkeleton />;
    return (
      <ErrorState
        title={historyFault(error)}
        sentence={sentenceFor(error, t("Nothing is lost; please try again."))}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  // A row that came in between two pages pushes another one into the next page again.
  const rows = [...new Map(data.pages.flat().map((row) => [row.id, row])).values()];
  if (rows.length === 0)
    return (
      <EmptyState title={t("No payments yet")} level={3}>
        {t("Payments, renewals and credits are listed here as soon as there are any.")}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <HistoryTable rows={rows} />
      {isError && <ErrorText>{historyFault(error)}</ErrorText>}
      {hasNextPage && (
        <Button className="justify-self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isError ? t("Try Again") : t("Load More")}
        </Button>
      )}
    </div>
  );
}

function HistoryTable({ rows }: { readonly rows: readonly Transaction[] }) {
  return (
    <div className="px-3">
      <Table caption={t("Subscription history")}>
        <thead>
          <tr>
            <Th className="w-32 max-sm:hidden">{t("Date")}</Th>
            <Th>{t("What")}</Th>
            <Th className="text-end">{t("Amount")}</Th>
            <Th className="w-32 text-end">{t("Status")}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <HistoryRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function HistoryRow({ row }: { readonly row: Transaction }) {
  const mark = markOf(row);
  const paid = paidWords(row);
  const { what, plan } = titleOf(row);
  const day = formatDay(row.created_at);
  return (
    <tr data-type={row.type}>
      <Td className="whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">{day}</Td>
      <Td className="max-sm:py-2.5">
        <span className="font-medium [overflow-wrap:anywhere]">{what}</span>
        {plan !== null && <span className="text-ink-3 max-sm:block"> {plan}</span>}
        <span className="block text-12 text-ink-3 sm:hidden">{day}</span>
      </Td>
      <Td className="text-end whitespace-nowrap tabular-nums">
        <span>{amountWords(row)}</span>
        {paid !== null && <span className="block text-12 text-ink-3">{paid}</span>}
      </Td>
      <Td className="text-end">
        <Badge meaning={mark.meaning} icon>
          {mark.word}
        </Badge>
      </Td>
    </tr>
  );
}

function HistorySkeleton() {
  return (
    <Loading label={t("Loading history")}>
      <div className="grid gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </Loading>
  );
}
