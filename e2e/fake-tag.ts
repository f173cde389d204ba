import type { Page } from "@playwright/test";

/** One thing that reached the tag's collector: its name and everything sent with it. */
export interface Hit {
  readonly name: string;
  readonly sent: Readonly<Record<string, string>>;
}

export interface TagHost {
  readonly hits: readonly Hit[];
  /** Addresses asked of the tag's hosts. */
  readonly requests: readonly string[];
  named(name: string): readonly Hit[];
}

/**
 * Stands in for the hosts of the analytics tag, at the wire: a script that reads the queue as the real one does and
 * sends what it is told, with the address it could read itself.
 */
export async function fakeTagHost(page: Page): Promise<TagHost> {
  const hits: Hit[] = [];
  const requests: string[] = [];
  page.on("request", (request) => /google/.test(new URL(request.url()).host) && requests.push(request.url()));
  await page.route("https://www.googletagmanager.com/gtag/js?*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${tag.toString()})()` }),
  );
  await page.route("https://www.google-analytics.com/g/collect?*", async (route) => {
    const { en = "", ...sent } = Object.fromEntries(new URL(route.request().url()).searchParams);
    hits.push({ name: en, sent });
    await route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
  });
  return { hits, requests, named: (name) => hits.filter((hit) => hit.name === name) };
}

/** Runs in the page. */
function tag(): void {
  let id = "";
  let known: Record<string, unknown> = {};
  const send = (name: string, words: Record<string, unknown>): void => {
    const texts = Object.entries({ ...known, ...words }).map(([key, value]) => [key, String(value)]);
    const query = new URLSearchParams({ en: name, ...Object.fromEntries(texts), read_by_itself: location.href });
    void fetch(`https://www.google-analytics.com/g/collect?${query}`, { method: "POST", keepalive: true });
  };
  const take = (command: unknown): void => {
    // The real one takes `arguments` objects only.
    if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
    const [verb, name, words] = [...(command as Iterable<unknown>)] as [string, string, Record<string, unknown>];
    if (verb === "config") {
      id = name;
      known = { ...known, ...words };
    }
    if (Reflect.get(window, `ga-disable-${id}`) === true) return;
    if (verb === "config") send("config", {});
    if (verb === "event") send(name, words);
  };
  const queue = (Reflect.get(window, "dataLayer") ?? []) as unknown[];
  queue.forEach(take);
  queue.push = (...commands: unknown[]) => {
    commands.forEach(take);
    return 0;
  };
}
