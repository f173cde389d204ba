import type { buildConnector } from "undici";
import connectorOf from "undici/lib/core/connect.js";
import { blocked, publicLookup } from "./lookup.ts";
import { checkTarget, isAllowedHost, type HostLists } from "./target.ts";

/**
 * Opens sockets for undici. Every connection is judged here: IP literals never reach `lookup`, so they are refused
 * before connecting; names are resolved by `publicLookup`. Only exact allowHosts pairs use the open connector.
 */
export function guardedConnector(hosts: HostLists, connectMs: number): buildConnector.connector {
  const common = { timeout: connectMs, allowH2: false, autoSelectFamily: true };
  const open = connectorOf(common);
  const guarded = connectorOf({ ...common, lookup: publicLookup });
  return (options, callback) => {
    const target = `${options.protocol}//${bracketed(options.hostname)}${options.port ? `:${options.port}` : ""}/`;
    const decision = checkTarget(target, hosts);
    if (!decision.allowed) return callback(blocked(decision.reason), null);
    return isAllowedHost(new URL(target), hosts.allowHosts) ? open(options, callback) : guarded(options, callback);
  };
}

function bracketed(hostname: string): string {
  return hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;
}
