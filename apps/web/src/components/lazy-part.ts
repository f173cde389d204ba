import { whenReachable } from "../api/connection.ts";
import { lazy, type ComponentType } from "react";

type Loader = () => Promise<unknown>;
const loaders = new Set<Loader>();

/** A part of a page whose code comes when it is first shown, or while nothing else is to do (`readyParts`). */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  loaders.add(load);
  return lazy(() => whenReachable(load));
}

/** Code that is brought while nothing else is to do, unless it is wanted before. */
export function readyLater<T>(load: () => Promise<T>): () => Promise<T> {
  loaders.add(load);
  return load;
}

/** Brings the code of all parts known so far, so that they open without a connection. */
export async function readyParts(): Promise<void> {
  for (const load of loaders) await load().catch(() => undefined);
}
