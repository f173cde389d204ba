import type { Page } from "@playwright/test";
import { startBrandServer } from "./brands.ts";
import { askFrom } from "./reply.ts";
import { expect, test as base } from "./world.ts";

const test = base.extend<object, { readonly at: (domain: string) => string }>({
  at: [
    async ({ browserName }, use) => {
      expect(browserName, "names below localhost lead here in Chromium").toBe("chromium");
      const server = await startBrandServer();
      await use(server.at);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

const coloursOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["--primary-color", "--secondary-color"].map((name) => style.getPropertyValue(name));
  });

test("each host shows its brand: name, words, logo, colours, icon, analytics id [D1-1.12]", async ({ page, at }) => {
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
  const doctor = await page.goto(`${at("doctor.localhost")}/login`);
  await expect(page).toHaveTitle("Login - Shop Doctor </script><b>");
  await expect(page.getByRole("banner")).toContainText("Shop Doctor </script><b>");
  await expect(page.getByRole("contentinfo")).toContainText("Healthy shops & more");
  await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute(
    "href",
    "mailto:help@doctor.example",
  );
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/doctor.ico");
  expect(await coloursOf(page)).toEqual(["#facc15", "#ca8a04"]);
  expect(await doctor!.text()).toContain("G-DOCTOR1");

  const pilot = await page.goto(`${at("pilot.localhost")}/login`);
  await expect(page).toHaveTitle("Login - Rank Pilot");
  await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", "/assets/logo.png");
  expect(await coloursOf(page)).toEqual(["#0f766e", "#1d4ed8"]);
  expect(await pilot!.text()).not.toMatch(/G-DOCTOR1|doctor|one_time/);

  await page.goto(`${at("localhost")}/login`);
  await expect(page).toHaveTitle("Login - SEO Analysis Platform");
});

test("the call for the brand answers by host, the default one for unknown hosts, and never lists the others [D1-1.9 D1-7.6]", async ({
  page,
  at,
}) => {
  const names = { "doctor.localhost": "Shop Doctor </script><b>", "pilot.localhost": "Rank Pilot" };
  for (const [host, name] of [...Object.entries(names), ["other.localhost", "SEO Analysis Platform"] as const]) {
    await page.goto(`${at(host)}/login`);
    const { body } = await askFrom(page, null, "GET", "/api/v1/config/branding");
    expect(body).toMatchObject({ success: true, data: { site_name: name } });
    const others = Object.keys(names).filter((other) => other !== host);
    for (const other of others) expect(JSON.stringify(body)).not.toContain(other);
  }
});

test("the brand is there before any script runs and without any call", async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
  await page.goto(`${at("doctor.localhost")}/login`);
  await expect(page).toHaveTitle("Shop Doctor </script><b>");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", "Healthy shops & more");
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#facc15");
  await expect(page.getByRole("contentinfo")).toContainText("Shop Doctor </script><b> · Healthy shops & more");
  await expect(page.getByAltText("Shop Doctor </script><b>")).toBeVisible();
  expect(calls).toEqual([]);
  await context.close();
});

test("nothing of another brand is ever painted while a brand's page loads", async ({ page, at }) => {
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
  await page.route("**/config/branding", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const style = document.documentElement?.style.getPropertyValue("--primary-color");
      const said = `${style} ${document.title} ${document.body?.textContent ?? ""}`;
      if (/2563eb|SEO Analysis Platform/.test(said)) seen.push(said.slice(0, 200));
      requestAnimationFrame(look);
    };
    look();
  });
  const branded = page.waitForResponse("**/config/branding");
  await page.goto(`${at("doctor.localhost")}/login`);
  await branded;
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
});

test("a brand's colour is corrected until it can be read, in both themes", async ({ page, at }) => {
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort());
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${at("doctor.localhost")}/login`);
    const link = page.getByRole("link", { name: "Forgot password?" });
    const button = page.getByRole("main").getByRole("button", { name: "Login" });
    await expect(button).toBeVisible();
    expect.soft(await contrastOf(button), `button, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    if ((await link.count()) > 0)
      expect.soft(await contrastOf(link), `link, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
  }
});

/** WCAG contrast of an element's text with the nearest opaque ground behind it, as the browser computed both. */
async function contrastOf(element: ReturnType<Page["locator"]>): Promise<number> {
  return element.evaluate((node) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const luminanceOf = (colour: string): number => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isClear = (colour: string): boolean => colour === "rgba(0, 0, 0, 0)" || colour === "transparent";
    let ground: Element | null = node;
    while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    const back = luminanceOf(getComputedStyle(ground ?? document.documentElement).backgroundColor);
    const front = luminanceOf(getComputedStyle(node).color);
    const [dark, light] = [back, front].toSorted((a, b) => a - b) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  });
}
