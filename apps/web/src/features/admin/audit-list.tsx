import type { AuditNote } from "@audit/contract";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { EmptyState, Loading, Skeleton } from "../../components/states.tsx";
import { Table, Td, Th } from "../../components/table.tsx";
import { useAuditLog } from "./admin-data.ts";

/** What administrators and operators did, newest first. */
export function AuditList() {
  return (
    <section aria-labelledby="audit-title" className="grid grid-cols-1 gap-4">
      <h2 id="audit-title" className="text-20 font-semibold">
        History of changes
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
        <ErrorText>{sentenceFor(error, "The history could not be loaded.")}</ErrorText>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </div>
    );
  if (data === undefined)
    return (
      <Loading label="Loading history">
        <Skeleton className="h-11" />
      </Loading>
    );
  const notes = data.pages.flatMap((page) => page.data);
  if (notes.length === 0)
    return (
      <EmptyState title="Nothing was changed yet" level={3}>
        Everything an administrator changes is noted here, and nothing noted can be changed.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      <div className="px-3">
        <Table caption="History of changes">
          <thead>
            <tr>
              <Th className="w-36">When</Th>
              <Th className="w-64 max-sm:hidden">Who</Th>
              <Th>What</Th>
            </tr>
          </thead>
          <tbody>
            {notes.map((note) => (
              <Row key={note.id} note={note} />
            ))}
          </tbody>
        </Table>
      </div>
      {hasNextPage && (
        <Button className="justify-self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load More
        </Button>
      )}
    </div>
  );
}

function Row({ note: { at, actor, action, subject, details } }: { readonly note: AuditNote }) {
  const more = JSON.stringify(details);
  return (
    <tr>
      <Td className="text-ink-2">
        <Age at={at} />
      </Td>
      <Td className="max-w-0 truncate text-ink-2 max-sm:hidden" title={actor}>
        {actor}
      </Td>
      <Td className="max-w-0 min-w-40 py-2">
        <span className="font-medium">{action}</span>{" "}
        <span className="[overflow-wrap:anywhere] text-ink-2">{subject}</span>
        <span className="block truncate text-12 text-ink-3 sm:hidden">{actor}</span>
        {more !== "{}" && (
          <code className="block truncate font-mono text-12 text-ink-3" title={more}>
            {more}
          </code>
        )}
      </Td>
    </tr>
  );
}
