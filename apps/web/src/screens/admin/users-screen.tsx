import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useUserProgress } from "../../features/admin/admin-data.ts";
import { progressFault } from "../../features/admin/admin-faults.ts";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { ProgressTable } from "../../features/admin/progress-table.tsx";
import { inOrder, orderAfterClick } from "../../features/admin/progress-words.ts";
import { SearchField } from "../../features/admin/search-field.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** /admin/users: how far each account is on each of its domains. */
export default function UsersScreen() {
  const { sort, dir, q = "" } = useSearch({ from: "/signed-in/admin/users" });
  const navigate = useNavigate({ from: "/admin/users" });
  const search = useCallback(
    (words: string) => void navigate({ search: (now) => ({ ...now, q: words || undefined }), replace: true }),
    [navigate],
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead
        title={t("User Progress")}
        tools={
          <div className="w-full sm:w-72">
            <SearchField label={t("E-mail address or domain")} value={q} onSearch={search} />
          </div>
        }
      >
        {t("Each domain of an account by its newest analysis.")}
      </AdminHead>
      <Progress
        order={{ sort, direction: dir }}
        search={q}
        onOrder={(order) =>
          void navigate({ search: (now) => ({ ...now, sort: order.sort, dir: order.direction }), replace: true })
        }
      />
    </div>
  );
}

interface ProgressProps {
  readonly order: Parameters<typeof inOrder>[1];
  readonly search: string;
  readonly onOrder: (order: ReturnType<typeof orderAfterClick>) => void;
}

function Progress({ order, search, onOrder }: ProgressProps) {
  const progress = useUserProgress({ ...order, search: search || undefined });
  const { data, error, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = progress;
  if (isError)
    return (
      <ErrorState
        title={rareTexts.userProgressError}
        sentence={progressFault(error)}
        error={error}
        onRetry={() => void refetch()}
        retryLabel={t("Try again")}
      />
    );
  if (data === undefined) return <ProgressSkeleton />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0)
    return (
      <EmptyState title={t("No account fits")}>{t("No e-mail address and no domain holds these words.")}</EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProgressTable
        // Until the server's answer in the new order is here, what is known is put into it.
        rows={isPlaceholderData ? inOrder(rows, order) : rows}
        totals={data.pages.at(-1)!.totals}
        order={order}
        onSort={(column) => onOrder(orderAfterClick(column, order))}
      />
      {hasNextPage && (
        <Button className="justify-self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("Load More")}
        </Button>
      )}
    </div>
  );
}

function ProgressSkeleton() {
  return (
    <Loading label={t("Loading accounts")}>
      <div className="grid gap-3">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </Loading>
  );
}
