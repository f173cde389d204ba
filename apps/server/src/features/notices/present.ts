import type { NoticeDelivery, NoticeTarget } from "@audit/contract";
import type { NoticeRow, NoticeTargetRow } from "../../platform/database/index.ts";

const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentTarget = (row: NoticeTargetRow): NoticeTarget => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  host: row.host,
  events: row.events,
  created_at: row.created_at.toISOString(),
  ended_at: momentOf(row.ended_at),
});

export const presentDelivery = (row: NoticeRow): NoticeDelivery => ({
  id: row.id,
  event: row.event,
  state: row.delivered_at ? "delivered" : row.given_up_at ? "given-up" : "waiting",
  created_at: row.created_at.toISOString(),
  delivered_at: momentOf(row.delivered_at),
  next_at: momentOf(row.next_at),
  attempts: row.attempts,
  status: row.status,
  fault: row.fault,
  body: { ...row.body, data: { ...row.body.data } },
});
