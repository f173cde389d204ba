import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { readyParts } from "../components/lazy-part.ts";
import { askServer, isReachable } from "../api/connection.ts";

/** A screen's code could not be had because the server does not answer; the page stays where it is. */
export class ScreenUnreachable extends Error {}

const ready = new Set<() => Promise<unknown>>();

export interface LazyOptions {
  /** Never brought before it is wanted: few people ever see it. */
  readonly rare?: boolean;
}

/**
 * A screen whose code comes when it is first wanted. Code that is gone after a release makes the router load the page
 * again; without a connection that would leave the application, so the screen says so instead.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, { rare = false }: LazyOptions = {}) {
  if (!rare) ready.add(load);
  return lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (error) {
      await askServer();
      if (isReachable()) throw error;
      throw new ScreenUnreachable("The code of this screen could not be loaded", { cause: error });
    }
  });
}

/** Brings the code of the screens that owners use while nothing else is to do: they open without a connection. */
export function readyScreens(): void {
  const bring = async (): Promise<void> => {
    for (const load of ready) await load().catch(() => undefined);
    await readyParts();
  };
  setTimeout(() => void bring(), READY_AFTER_MS);
}

/** Long after the first screen has what it needs. */
const READY_AFTER_MS = 4_000;
