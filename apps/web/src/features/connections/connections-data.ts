import {
  checkSearchConsole,
  connectSearchConsole,
  disconnectSearchConsole,
  getConnections,
  type Connections,
} from "@audit/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const connectionsKey = ["connections"] as const;

/** Sources that this account has connected. */
export const useConnections = () =>
  useQuery({
    queryKey: connectionsKey,
    queryFn: async ({ signal }) => (await call(getConnections, {}, signal)).data,
  });

/** Leaves for Google, where access is given. */
export const useConnect = () =>
  useMutation({
    mutationFn: async () => location.assign((await call(connectSearchConsole, {})).data.url),
  });

/** Asks Google again what may be read. */
export function useCheck() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(checkSearchConsole, {})).data,
    onSuccess: (connections: Connections) => cache.setQueryData(connectionsKey, connections),
  });
}

/** @returns whether Google was told */
export function useDisconnect() {
  const cache = useQueryClient();
  return async (): Promise<boolean> => {
    const { revoked } = (await call(disconnectSearchConsole, {})).data;
    await cache.invalidateQueries({ queryKey: connectionsKey });
    return revoked;
  };
}
