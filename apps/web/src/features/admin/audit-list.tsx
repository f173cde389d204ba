import type { AuditNote } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Button } from "../../components/button.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { ErrorText } from "../../components/field.tsx";
import { EmptyState, Loading, Skeleton } from "../../components/states.tsx";
import { useAuditLog } from "./admin-data.ts";
import { t } from "../../language/messages.ts";

const columns: readonly Column<AuditNote>[] = [
  { key: "when", label: t("When"), headClass: "w-36", cellClass: "text-ink-2", cell: ({ at }) => <Age at={at} /> },
  {
    key: "who",
    label: t("Who"),
    className: "max-sm:hidden",
    headClass: "w-64",
    cellClass: "max-w-0 truncate text-ink-2",
    titleOf: ({ actor }) => actor,
    cell: ({ actor }) => actor,
  },
  { key: "what", label: t("What"), cellClass: "max-w-0 min-w-40 py-2", cell: (note) => <What note={note} /> },
];

/** What administrators and operators did, newest first. */
export function AuditList() {
  return (
    <section aria-labelledby="audit-title" className="grid grid-cols-1 gap-4">
      <h2 id="audit-title" className="text-20 font-semibold">
        {t("History of changes")}
      </h2>
      <Notes />
    </section>
  );
}

function Notes() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAuditLog();
  if (data === undefined && error)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ErrorText>{sentenceFor(error, t("The history could not be loaded."))}</ErrorText>
        <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
      </div>
    );
  if (data === undefined)
    return (
      <Loading label={t("Loading history")}>
        <Skeleton className="h-11" />
      </Loading>
    );
  const notes = data.pages.flatMap((page) => page.data);
  if (notes.length === 0)
    return (
      <EmptyState title={t("Nothing was changed yet")} level={3}>
        {t("Everything an administrator changes is noted here, and nothing noted can be changed.")}
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <div className="px-3">
        <ColumnTable caption={t("History of changes")} columns={columns} rows={notes} keyOf={({ id }) => id} />
      </div>
      {hasNextPage && (
        <Button className="justify-self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("Load More")}
        </Button>
      )}
    </div>
  );
}

function What({ note: { actor, action, subject, details } }: { readonly note: AuditNote }) {
  const more = JSON.stringify(details);
  return (
    <>
      <span className="font-medium">{action}</span>{" "}
      <span className="[overflow-wrap:anywhere] text-ink-2">{subject}</span>
      <span className="block truncate text-12 text-ink-3 sm:hidden">{actor}</span>
      {more !== "{}" && (
        <code className="block truncate font-mono text-12 text-ink-3" title={more}>
          {more}
        </code>
      )}
    </>
  );
}
