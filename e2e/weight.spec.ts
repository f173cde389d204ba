import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./world.ts";

const assets = join(import.meta.dirname, "../apps/web/dist/assets");
/** Folder of the files of each language, its own nouns and words, and what a page may weigh whose first parts are cached. */
const inLanguages = [
  { folder: assets, own: [], mostLater: 155_000 },
  { folder: join(assets, "de"), own: ["german-built"], mostLater: 159_000 },
] as const;
/** Bar of the product: bytes of script on the line, packed as browsers of today get them, before a page can be used. */
const MOST_BYTES = 150_000;
/** Pages that come after those, with their first parts cached. */
const later: readonly string[] = ["/dashboard/report", "/dashboard/compare", "/account", "/account/upgrade"];

/** Page to the name of its screen's file, which the build follows with a hash. */
const screens = {
  "/": "home-screen",
  "/dashboard/actions": "actions-screen",
  "/dashboard/report": "report-screen",
  "/account": "account",
  "/account/upgrade": "billing-screen",
  "/dashboard/compare": "compare-screen",
  "/login": "login",
  "/signup": "signup",
  "/forgot-password": "forgot-password",
  "/reset-password": "reset-password",
} as const;

/** Marks of the build around a text that it has not put in. */
const MARK = /[\uE000\uE001]/;

/** The files that one file can't run without, itself included. What is imported later does not count. */
function neededBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(file, "utf8");
  expect(MARK.test(code), file).toBe(false);
  for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    neededBy(join(file, "..", next!), found);
  return found;
}

function fileOf(folder: string, name: string): string {
  const file = readdirSync(folder).find((one) => new RegExp(String.raw`^${name}-[\w-]{8}\.js$`).test(one));
  if (file === undefined) throw new Error(`The build has no file of ${name}`);
  return join(folder, file);
}

const sizes = new Map<string, number>();

/** Packing as hard as a server does ahead of time takes seconds for all files, and most pages need the same ones. */
function packedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

test("no first page needs more than 150 kB of compressed script to start, in either language", () => {
  const figures: string[] = [];
  for (const { folder, own, mostLater } of inLanguages)
    for (const [path, screen] of Object.entries(screens)) {
      const files = new Set<string>();
      for (const name of ["index", screen, ...own]) neededBy(fileOf(folder, name), files);
      const sum = [...files].map(packedSize).reduce((before, size) => before + size, 0);
      expect(files.size, path).toBeGreaterThan(3);
      expect(sum, `${path} of ${folder}`).toBeLessThanOrEqual(later.includes(path) ? mostLater : MOST_BYTES);
      figures.push(`${path} ${sum}`);
    }
  console.log(figures.join(", "));
});

test("every file that a script names is there, in either language", () => {
  const named = inLanguages.flatMap(({ folder }) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), "utf8").matchAll(/["'`]\/?(assets\/[\w./-]+\.\w+)["'`]/g),
      ])
      .map(([, path]) => path!),
  );
  expect(named.filter((path) => path.endsWith(".json")).length).toBeGreaterThan(1);
  expect(named.filter((path) => !existsSync(join(assets, "..", path)))).toEqual([]);
});

test("no page shifts while it loads", async ({ owner: page, jobId }) => {
  for (const path of Object.keys(screens)) {
    if (path === "/login") await page.evaluate(() => localStorage.clear());
    const query = path.startsWith("/dashboard") ? `?jobId=${jobId}` : "";
    await page.goto(`${path}${query}`, { waitUntil: "load" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.05);
  }
});
