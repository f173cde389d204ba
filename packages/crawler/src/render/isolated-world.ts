import type { CDPSession } from "playwright-core";

/** Runs expressions beside the page's own scripts, where these can't have changed what words mean. */
export interface IsolatedWorld {
  /** The value of an expression (a promise is waited for); `fallback` when the page went on or did not answer. */
  ask<T>(expression: string, fallback: T): Promise<T>;
}

const PATIENCE_MS = 5_000;

export function openIsolatedWorld(cdp: CDPSession): IsolatedWorld {
  const evaluate = async (expression: string): Promise<unknown> => {
    const { frameTree } = await cdp.send("Page.getFrameTree");
    const { executionContextId } = await cdp.send("Page.createIsolatedWorld", {
      frameId: frameTree.frame.id,
      worldName: "reader",
    });
    const { result, exceptionDetails } = await cdp.send("Runtime.evaluate", {
      expression,
      contextId: executionContextId,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as unknown;
  };
  return {
    ask: async (expression, fallback) => {
      // What comes back is plain JSON of the shape the expression states.
      const answer = evaluate(expression) as Promise<typeof fallback>;
      return within(answer, PATIENCE_MS).catch(() => fallback);
    },
  };
}

/** The promise's value, or a rejection when it takes longer. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("This took too long.")), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
