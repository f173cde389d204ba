import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What went wrong in this page since it was looked at last. */
    faults: string[];
  }
}

/** Everything that a hostile text may bring about, gathered while a page is open. */
export interface Watch {
  /** @returns what happened since the last call, one line each; empty when the page only showed text */
  take(): Promise<string[]>;
}

/** Starts to watch a page, before its first address is opened. */
export async function watch(page: Page, origin: string): Promise<Watch> {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) outside.push(`a request to ${request.url().slice(0, 120)}`);
  });
  page.on("dialog", (dialog) => {
    outside.push(`a dialog: ${dialog.message().slice(0, 80)}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => {
    outside.push(`a new window: ${popup.url().slice(0, 120)}`);
    void popup.close();
  });
  page.on("pageerror", (error) => outside.push(`an error: ${error.message.slice(0, 160)}`));
  await page.addInitScript(noteFaults);
  return {
    take: async () => {
      const inside = await page.evaluate(() => window.faults.splice(0));
      return [...inside, ...outside.splice(0), ...(await page.evaluate(findForbidden))];
    },
  };
}

/** Runs in the page, before its own scripts. */
function noteFaults(): void {
  window.faults = [];
  for (const name of ["alert", "confirm", "prompt", "print"] as const)
    Reflect.set(window, name, (...words: unknown[]) => void window.faults.push(`${name}(${String(words[0])}) ran`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    window.faults.push(`refused by ${violatedDirective}: ${blockedURI} ${sample}`),
  );
}

/** Runs in the page: elements, attributes and addresses that no text may bring into it. */
function findForbidden(): string[] {
  const addressed = ["href", "src", "xlink:href", "action", "formaction", "srcset", "data", "poster", "background"];
  const isPicture = (text: string): boolean => /^data:image\/(png|gif|jpeg|webp)/.test(text);
  const found: string[] = [];
  const inTexts = document.querySelectorAll(
    ":is(.prose) :is(svg, math, form, input, button, textarea, select, img, video, audio, link)",
  );
  const anywhere = document.querySelectorAll(
    "body script, body iframe, body object, body embed, base, body meta, body style, body template, frameset, marquee",
  );
  for (const { outerHTML } of [...inTexts, ...anywhere]) found.push(`an element: ${outerHTML.slice(0, 120)}`);
  for (const element of document.body.querySelectorAll("*"))
    for (const { name, value } of element.attributes) {
      // As browsers read addresses: control characters and spaces do not count.
      const bare = value.replaceAll(/[\p{Cc}\s]/gu, "").toLowerCase();
      const runs = /^(javascript|vbscript|data):/.test(bare) && addressed.includes(name) && !isPicture(bare);
      const styles = name === "style" && element.closest(".prose") !== null && /url\(|expression/.test(bare);
      if (name.startsWith("on") || runs || styles) found.push(`an attribute: ${name}="${value.slice(0, 100)}"`);
    }
  return found;
}
