import { readToken } from "../api/token.ts";
import { getSession, onSession } from "../session/session.ts";
import { router } from "./router.tsx";

/** Resolves once it is known who looks and the page he may see is loaded: nothing flashes that isn't his. */
export async function firstPage(): Promise<void> {
  // Whoever has a token will most likely stay where he is: the page's code comes while the server is asked.
  if (readToken() !== null) void loadCodeOf(location.pathname).catch(() => undefined);
  await whenSessionIsKnown();
  await router.load();
}

async function loadCodeOf(path: string): Promise<void> {
  const [, , route] = router.getMatchedRoutes(path);
  if (route) await router.loadRouteChunk(route);
}

function whenSessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (getSession().state === "loading") return;
      stop();
      resolve();
    };
    const stop = onSession(look);
    look();
  });
}
