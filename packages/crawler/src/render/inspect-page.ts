import type { CloserLooks, PageFacts } from "@audit/facts";
import type { CDPSession, Page } from "playwright-core";
import {
  IMAGES,
  LANGUAGES,
  LEADS,
  OPEN_TABS,
  PHONE,
  SIDEWAYS,
  type Aside,
  type Images,
  type Languages,
  type LateTabs,
} from "./inspection-scripts.ts";
import { within, type IsolatedWorld } from "./isolated-world.ts";
import { tryBack } from "./try-back.ts";

/** Layout answers a new width at once; scripts that listen need a moment. */
const LAYOUT_MS = 300;
/** A page that seemed too wide is opened once more as a phone would, within this time. */
const AGAIN_MS = 8_000;
const AGAIN_REST_MS = 800;

interface Looked {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly world: IsolatedWorld;
  readonly kind: PageFacts["kind"];
  /** Bytes on the wire by address. */
  readonly weights: ReadonlyMap<string, number>;
  /** When the page's time is up, by performance.now(): steps not begun by then are left out. */
  readonly until: number;
}

/** Filled in step by step. */
type Looks = { -readonly [K in keyof CloserLooks]: CloserLooks[K] };

/** Inspects a page once its content is known. Steps that only read come first, those that change or leave it last. */
export async function inspectPage({ page, cdp, world, kind, weights, until }: Looked): Promise<CloserLooks> {
  const looks: Looks = {};
  const steps: (() => Promise<void>)[] = [
    async () => {
      const images = await world.ask<Images>(IMAGES, undefined);
      if (images) looks.images = images.map((image) => ({ ...image, bytes: weights.get(image.url) ?? null }));
    },
    async () => keep(looks, "languages", await world.ask<Languages>(LANGUAGES, undefined)),
    async () => {
      if (kind === "product") keep(looks, "lateTabs", await world.ask<LateTabs>(OPEN_TABS, undefined));
    },
    async () => keep(looks, "sideways", await lookAsPhone(page, cdp, world, looks)),
    async () => keep(looks, "back", await tryBack(page, cdp, world)),
  ];
  for (const step of steps) {
    const left = until - performance.now();
    if (left <= 0) break;
    // A step without an answer leaves its look out; the page is of use without it.
    if (
      !(await within(step(), left).then(
        () => true,
        () => false,
      ))
    )
      break;
  }
  return looks;
}

function keep<K extends keyof CloserLooks>(looks: Looks, name: K, value: CloserLooks[K]): void {
  if (value !== undefined) looks[name] = value;
}

/** Narrows the window; what is too wide then may only not have expected that, so it is opened anew before it is believed. */
async function lookAsPhone(page: Page, cdp: CDPSession, world: IsolatedWorld, looks: Looks): Promise<Aside> {
  await cdp.send("Emulation.setDeviceMetricsOverride", PHONE);
  await page.waitForTimeout(LAYOUT_MS);
  const leads = await world.ask<boolean | null>(LEADS, null);
  if (leads !== null) looks.leadsOnPhone = leads;
  const narrowed = await world.ask<Aside>(SIDEWAYS, undefined);
  if (narrowed === null || narrowed === undefined) return narrowed;
  const agent = await world.ask("navigator.userAgent", "");
  await cdp.send("Emulation.setUserAgentOverride", { userAgent: asPhone(agent) });
  await page.reload({ waitUntil: "load", timeout: AGAIN_MS });
  await page.waitForTimeout(AGAIN_REST_MS);
  return world.ask<Aside>(SIDEWAYS, undefined);
}

const asPhone = (agent: string): string =>
  agent.replace("(X11; Linux x86_64)", "(Linux; Android 14; Pixel 8)").replace(" Safari/", " Mobile Safari/");
