import { Activity } from "lucide-react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { useCheckHealth, useMonitoring } from "./admin-data.ts";
import { Alarms } from "./alarms.tsx";
import { LiveLists } from "./live-lists.tsx";
import { PartsTable } from "./parts-table.tsx";
import { ProcessList } from "./process-list.tsx";
import { StoredTable } from "./stored-table.tsx";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** How everything stands, read again every 30 seconds. */
export function StatusPanel() {
  const { data, error, isError, refetch } = useMonitoring();
  const check = useCheckHealth();
  return (
    <section aria-labelledby="status-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="status-title" className="text-20 font-semibold">
          {t("System status")}
        </h2>
        <Button
          icon={<Activity aria-hidden className="size-4" />}
          busy={check.isPending}
          onClick={() => check.mutate()}
        >
          {t("Check now")}
        </Button>
      </div>
      {check.isError && <ErrorText>{sentenceFor(check.error, rareTexts.monitoringFailed)}</ErrorText>}
      {data !== undefined && isError && <ErrorText>{rareTexts.monitoringFailed}</ErrorText>}
      {data !== undefined ? (
        <div className="grid grid-cols-1 gap-8">
          <Alarms monitoring={data} />
          <PartsTable monitoring={data} />
          <ProcessList processes={data.processes} />
          <StoredTable stored={data.stored} />
          <LiveLists monitoring={data} />
        </div>
      ) : isError ? (
        <ErrorState
          title={rareTexts.monitoringFailed}
          sentence={sentenceFor(error, t("It is asked again every 30 seconds."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading status")}>
          <div className="grid gap-3">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-11" />
            ))}
          </div>
        </Loading>
      )}
    </section>
  );
}
