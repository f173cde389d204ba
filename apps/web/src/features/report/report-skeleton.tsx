import { Loading, Skeleton } from "../../components/states.tsx";
import { t } from "../../language/messages.ts";

/** The shape of a report on its way. */
export function ReportSkeleton() {
  return (
    <Loading label={t("Loading report")}>
      <div className="grid gap-10">
        <div className="grid gap-6 xl:grid-cols-2">
          <Skeleton className="h-104" />
          <Skeleton className="h-104" />
        </div>
        <div className="grid gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24" />
        </div>
        <div className="grid gap-2">
          <Skeleton className="h-6 w-40" />
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-12" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
