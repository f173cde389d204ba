import type { RunCase, SiteCase } from "@audit/testkit";

const words = (count: number): string =>
  "<p>" + "Fine tea from Uji, picked by hand. ".repeat(Math.ceil(count / 7)) + "</p>";

/** A page of a tea shop with at least `count` words of main text. */
export const teaPage = (body: string, count = 200, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>Green tea</title>${head}</head><body><main>${body}${words(count)}</main></body></html>`;

/** An empty frame for scripts. */
export const emptyFrame =
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>';

/** A site of one page: as sent, and as it stood after its scripts ran. */
export const ran = (sent: string, afterwards = sent, run: Omit<RunCase, "html"> = {}, path = "/page"): SiteCase => ({
  pages: { [path]: sent },
  rendered: { [path]: { html: afterwards, ...run } },
});

/** The same page, of which no browser has seen anything. */
export const notRun = (sent: string, path = "/page"): SiteCase => ({ pages: { [path]: sent } });
