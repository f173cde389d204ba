import type { Dispatcher } from "undici";
import Agent from "undici/lib/dispatcher/agent.js";
import { guardedConnector } from "./connector.ts";
import { BLOCKED } from "./lookup.ts";
import { checkTarget, type HostLists } from "./target.ts";

export type AnswerHandler = Dispatcher.DispatchHandler;
export type AnswerControl = Dispatcher.DispatchController;

export interface Egress {
  /** Sends one GET. The handler gets the raw answer; redirects, decoding and time limits are the caller's. */
  send(url: URL, headers: Record<string, string>, handler: AnswerHandler): void;
  /** Cuts every open connection. */
  close(): Promise<void>;
}

export interface EgressOptions extends HostLists {
  connectMs: number;
  headerBytes: number;
}

/** The only door to the network. Knows no proxy and no environment; keeps connections alive per origin. */
export function openEgress(options: EgressOptions): Egress {
  const agent = new Agent({
    connect: guardedConnector(options, options.connectMs),
    maxHeaderSize: options.headerBytes,
    // Time limits are watched by the fetcher in one place; undici's own timers would only cost.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 30_000,
  });
  return {
    send(url, headers, handler) {
      const decision = checkTarget(url.href, options);
      if (!decision.allowed) return failWith(handler, decision.reason);
      agent.dispatch({ origin: url.origin, path: url.pathname + url.search, method: "GET", headers }, handler);
    },
    close: () => agent.destroy(),
  };
}

function failWith(handler: AnswerHandler, reason: string): void {
  const error = Object.assign(new Error(reason), { code: BLOCKED });
  handler.onResponseError?.(noController, error);
}

/** Nothing was sent, so there is nothing to steer. */
const noController: AnswerControl = {
  aborted: true,
  paused: false,
  reason: null,
  abort() {},
  pause() {},
  resume() {},
};
