import type { TrafficTable } from "@audit/contract";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Age } from "../../components/age.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorText } from "../../components/field.tsx";
import { Late } from "../../components/late.tsx";
import { lazyPart } from "../../components/lazy-part.ts";
import { Panel } from "../../components/panel.tsx";
import { Loading, Skeleton } from "../../components/states.tsx";
import { formatDay } from "../../format/dates.ts";
import { countOf } from "../../format/numbers.ts";
import { forgetTable, useTables } from "./traffic-data.ts";
import { t } from "../../language/messages.ts";

const BringTableDialog = lazyPart(() => import("./bring-table-dialog.tsx"));

/** Tables by which the plans of the next audits are weighed. */
export function TrafficSection() {
  const { data, error, refetch } = useTables();
  const [bringing, setBringing] = useState(false);
  const [leaving, setLeaving] = useState<TrafficTable | null>(null);
  return (
    <section id="traffic" aria-labelledby="traffic-title" className="scroll-mt-18">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id="traffic-title" className="text-16 font-semibold">
          {t("Clicks and visits")}
        </h2>
        {data && <Button onClick={() => setBringing(true)}>{t("Bring a table")}</Button>}
      </div>
      <Panel className="px-5">
        {data?.length === 0 && (
          <p className="py-4 text-14 text-ink-2">
            {t(
              "Bring Search Console’s export or a table of an analytics program: pages that earn more then weigh more in the plan, from the next audit on.",
            )}
          </p>
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.map((table) => (
              <TableRow key={table.id} table={table} onForget={() => setLeaving(table)} />
            ))}
          </ul>
        )}
        {!data && !error && (
          <Loading label={t("Loading tables")}>
            <Skeleton className="my-5 h-5 w-56" />
          </Loading>
        )}
        {!data && error && (
          <div className="flex flex-wrap items-center justify-between gap-3 py-4">
            <ErrorText>{sentenceFor(error, t("Your tables could not be loaded"))}</ErrorText>
            <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
          </div>
        )}
      </Panel>
      {bringing && (
        <Late waiting={null}>
          <BringTableDialog onClose={() => setBringing(false)} />
        </Late>
      )}
      {leaving !== null && (
        <ConfirmDialog
          title={t("Forget the table of {domain}?", { domain: leaving.domain })}
          loss={t("Plans that it weighed stay as they are; the next ones are weighed without it.")}
          confirmLabel={t("Forget")}
          onConfirm={() => forgetTable(leaving.id)}
          sentenceOf={(fault) => sentenceFor(fault, t("It could not be forgotten"))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

function TableRow({ table, onForget }: { readonly table: TrafficTable; readonly onForget: () => void }) {
  const { domain, measure, from, to, pages, brought_at: broughtAt } = table;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <span className="[overflow-wrap:anywhere]">{domain}</span>
          <Badge>{measure === "clicks" ? t("Clicks") : t("Visits")}</Badge>
        </p>
        <p className="text-13 text-ink-3">
          {t("{pages}, {from} to {to}, brought", {
            pages: countOf(pages, "page"),
            from: formatDay(`${from}T12:00`),
            to: formatDay(`${to}T12:00`),
          })}{" "}
          <Age at={broughtAt} />
        </p>
      </div>
      <Button look="quiet" aria-label={t("Forget the table of {domain}", { domain })} onClick={onForget}>
        {t("Forget")}
      </Button>
    </li>
  );
}
