import { getRule, listRules } from "@audit/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Every rule; they change with a new version of the product only. */
export const useRules = () =>
  useQuery({
    queryKey: ["rules"],
    queryFn: async ({ signal }) => (await call(listRules, {}, signal)).rules,
    staleTime: Infinity,
  });

export const useRule = (rule: string) =>
  useQuery({
    queryKey: ["rules", rule],
    queryFn: async ({ signal }) => (await call(getRule, { params: { rule } }, signal)).rule,
    staleTime: Infinity,
  });
