import { expect, test } from "vitest";
import { MOST_BROWSERS } from "../egress/foreign-account.ts";
import type { Site } from "./browser-instances.ts";
import { rendererOf, type Turns } from "./site-renderer.ts";

const site: Site = {
  id: 1,
  options: { browser: "/nowhere", home: "https://shop.example/", userAgent: "TestBot/1.0", allowHosts: [], rate: 0 },
  instance: null,
  spent: { proxy: {}, policy: {} },
};

/** Browsers that all end at the first page. @param shared whether other sites' pages were in them */
function endingBrowsers(shared: boolean): Turns & { readonly alone: boolean[] } {
  const alone: boolean[] = [];
  return {
    alone,
    isClosed: () => false,
    take: async (_site, _url, isAlone) => {
      alone.push(isAlone);
      return { how: "lost", ms: 5, shared: shared && !isAlone };
    },
    leave: () => {},
  };
}

const kindOf = async (renderer: ReturnType<typeof rendererOf>): Promise<string> => {
  const outcome = await renderer.render("https://shop.example/");
  return "failure" in outcome ? outcome.failure.kind : "page";
};

test("a site whose pages end the browser again and again gets no new one for ever", async () => {
  const browsers = endingBrowsers(false);
  const renderer = rendererOf(site, browsers);
  const kinds: string[] = [];
  for (let page = 0; page < MOST_BROWSERS + 3; page += 1) kinds.push(await kindOf(renderer));
  expect(new Set(kinds)).toEqual(new Set(["crashed"]));
  expect(browsers.alone).toHaveLength(MOST_BROWSERS);
  expect(renderer.busyMs()).toBe(5 * MOST_BROWSERS);
});

test("a page that shared its browser when that ended is opened once more by itself, and no third time", async () => {
  const browsers = endingBrowsers(true);
  expect(await kindOf(rendererOf(site, browsers))).toBe("crashed");
  expect(browsers.alone).toEqual([false, true]);
});

test("a site that was left opens nothing more", async () => {
  const browsers = endingBrowsers(false);
  const renderer = rendererOf(site, browsers);
  await renderer.close();
  expect(await kindOf(renderer)).toBe("crashed");
  expect(browsers.alone).toEqual([]);
});
