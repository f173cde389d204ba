import { bringTraffic, forgetTraffic, listTrafficTables, type TrafficTable } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";

const LIST = ["traffic tables"] as const;

/** Tables of clicks and visits that this account brought, by site. */
export const useTables = () =>
  useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => (await call(listTrafficTables, {}, signal)).data.tables,
  });

export interface NewTable {
  readonly domain: string;
  readonly csv: string;
  /** Empty where the file says itself which days it covers. */
  readonly from: string;
  readonly to: string;
}

/** @returns how many rows of other sites were left out. @throws CallFailed with the sentence to show */
export async function bringTable({
  domain,
  csv,
  from,
  to,
}: NewTable): Promise<{ table: TrafficTable; leftOut: number }> {
  const body = { domain, csv, ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) };
  const { table, left_out: leftOut } = (await call(bringTraffic, { body })).data;
  queryClient.setQueryData<TrafficTable[]>(LIST, (tables = []) =>
    [...tables.filter(({ id }) => id !== table.id), table].toSorted((a, b) => a.domain.localeCompare(b.domain)),
  );
  return { table, leftOut };
}

/** @throws CallFailed with the sentence to show */
export async function forgetTable(id: string): Promise<void> {
  await call(forgetTraffic, { params: { id } });
  queryClient.setQueryData<TrafficTable[]>(LIST, (tables = []) => tables.filter((table) => table.id !== id));
}
