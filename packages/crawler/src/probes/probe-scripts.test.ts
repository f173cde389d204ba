import { expect, test } from "vitest";
import { crawlLocal } from "../testing/crawl-local.ts";
import { page, startSite } from "../testing/local-site.ts";

const FORM = "<form><input name=name><input type=email name=mail><button>Send</button></form>";
const script = (body: string) => ({ headers: { "content-type": "text/javascript" }, body });

test("script files beside forms without an address are read for what they could send, others are not asked for", async () => {
  await using site = await startSite({
    "/": `${page("Home", "/contact")}<script src=/menu.js></script>`,
    "/contact": `<title>Contact</title>${FORM}<script src=/main.js></script><script src=/api.js></script><script src=/gone.js></script><script src=https://cdn.example/x.js></script>`,
    "/menu.js": script("open()"),
    "/main.js": script("form.addEventListener('submit', (e) => { e.preventDefault(); e.target.reset(); })"),
    "/api.js": script("fetch('/orders')"),
  });
  const { end } = await crawlLocal(site);
  expect(end.probes.scripts).toEqual([
    { url: `${site.origin}/main.js`, maySend: false, takesOver: true },
    { url: `${site.origin}/api.js`, maySend: true, takesOver: false },
    { url: `${site.origin}/gone.js`, maySend: null, takesOver: false },
  ]);
  expect(site.paths()).not.toContain("/menu.js");
});

test("a script that robots.txt closes is not asked for", async () => {
  await using site = await startSite({
    "/": `<title>Contact</title>${FORM}<script src=/js/main.js></script>`,
    "/js/main.js": script("fetch('/orders')"),
    "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /js/" },
  });
  expect((await crawlLocal(site)).end.probes.scripts).toEqual([]);
});
