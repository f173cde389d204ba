import { describe, expect, test } from "vitest";
import { NotMechanical, readFix } from "./read-fix.ts";

const HOME = "https://shop.example/";
const PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>Old</title><script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"Shop"},{"@type":"Product","name":"Old mug"}]}</script></head><body><main><h1>Mug</h1><a href="/gone">dead</a><img src="/mug.jpg"></main></body></html>';

const onPage = (code: string, rule = "any-rule"): string =>
  readFix(rule, `<!-- ${HOME}mug -->\n${code}`, HOME).pages.get("/mug")!(PAGE, `${HOME}mug`);

describe("what the fix lab makes of an action's code", () => {
  test("a head tag replaces its like and stands behind the encoding", () => {
    const html = onPage("<title>New</title>");
    expect(html).toContain('<meta charset="utf-8">\n<title>New</title>');
    expect(html).not.toContain("Old<");
  });

  test("markup replaces the entity of its type and leaves the others of the block", () => {
    const html = onPage('<script type="application/ld+json">{"@type":"Product","name":"New mug"}</script>');
    expect(html).toContain('{"@graph":[{"@type":"WebSite","name":"Shop"}]}');
    expect(html).toContain("New mug");
    expect(html).not.toContain("Old mug");
  });

  test("pictures and headings change where they stand", () => {
    expect(onPage('<img src="/mug.jpg" alt="A mug" width="3" height="4">')).toContain(
      '<img src="/mug.jpg" alt="A mug" width="3" height="4">',
    );
    expect(onPage("<h2>Mug</h2>")).toContain("<main><h2>Mug</h2>");
  });

  test("code for an element goes into it, on all pages where it is of the menu", () => {
    const page = '<html><body><nav id="cats"></nav><main>Tea</main></body></html>';
    const link = '<a href="/green">Green tea</a>';
    const menu = `<!-- in the menu of all pages, inside the element with the id cats -->\n${link}`;
    expect(readFix("any-rule", menu, HOME).everyPage!(page, HOME)).toMatch(/<nav id="cats">\s*<a href="\/green">/);
    expect(onPage(`<!-- inside the element with the id more, each as a card -->\n${link}`)).toBe(PAGE);
  });

  test("what the server sends for addresses it doesn't know gets its links", () => {
    const code = "<!-- on the page for addresses that don't exist, in place of its links -->\n<ul><li>Tea</li></ul>";
    const lost = readFix("any-rule", code, HOME).notFound!('<html><body><a href="#">Tea</a></body></html>', HOME);
    expect(lost).toMatch(/<body>\s*<ul>/);
  });

  test("places to fill in are filled, each with another text", () => {
    const html = onPage('<meta name="description" content="[fill in: a sentence] [fill in: a sentence]">');
    expect(html).not.toContain("[fill in");
    const [one, two] = /content="(.*?\.) (.*?\.)"/.exec(html)!.slice(1);
    expect(one).not.toBe(two);
  });

  test("lists of links and redirects become what visitors meet", () => {
    const code = `${HOME}gone\n-> ${HOME}mug\n  on ${HOME}\n\n# Suggested redirects: check each target\n/gone -> /mug`;
    const changes = readFix("broken-internal-links", code, HOME);
    expect(changes.everyPage!(PAGE, HOME)).toContain(`<a href="${HOME}mug">dead</a>`);
    expect([...changes.redirects]).toEqual([["/gone", `${HOME}mug`]]);
  });

  test("a target to look at first is taken, and nothing of what is said about it", () => {
    const code = `${HOME}gone\n-> ${HOME}mug perhaps: look at that page before you link it\n  on ${HOME}`;
    expect(readFix("broken-internal-links", code, HOME).everyPage!(PAGE, HOME)).toContain(`<a href="${HOME}mug">dead`);
  });

  test("a new sitemap and a whole robots.txt below it are two files", () => {
    const xml = `<?xml version="1.0"?>\n<urlset><url><loc>${HOME}</loc></url></urlset>`;
    const robots = `User-agent: *\nDisallow:\n\nSitemap: ${HOME}sitemap.xml`;
    const changes = readFix("sitemap-missing", `${xml}\n\n# robots.txt, a file of its own\n${robots}`, HOME);
    expect(changes.files.get("/sitemap.xml")).toBe(xml);
    expect(changes.robots!("")).toBe(robots);
  });

  test("a sitemap's lines are taken out and replaced", () => {
    const { sitemaps } = readFix(
      "sitemap-non-200",
      `# ${HOME}sitemap.xml: lines to remove (-) and to put in their place (+)\n- <url><loc>${HOME}a</loc></url>\n+ <url><loc>${HOME}b</loc></url>`,
      HOME,
    );
    for (const loc of [`\n${HOME}a `, "<![CDATA[./]]>a"])
      expect(sitemaps!(`<urlset><url><loc>${loc}</loc></url></urlset>`, `${HOME}sitemap.xml`)).toBe(
        `<urlset><url><loc>${HOME}b</loc></url></urlset>`,
      );
  });

  test("a block for the home page and others goes onto each of them", () => {
    const code = `<!-- on ${HOME} -->\n<!-- on ${HOME}en -->\n<title>Shop</title>`;
    expect([...readFix("any-rule", code, HOME).pages.keys()]).toEqual(["/", "/en"]);
  });

  test("lines for a group of robots.txt open and close, and make the group where there is none", () => {
    const { robots } = readFix("any-rule", '# add to the group "User-agent: *":\nDisallow: /*?a=', HOME);
    expect(robots!("User-agent: *\nAllow: /\n")).toBe("User-agent: *\nDisallow: /*?a=\nAllow: /\n");
    expect(robots!("")).toContain("User-agent: *\nDisallow: /*?a=\n");
  });

  test("what a comment tells to take out of a block goes, and nothing else", () => {
    const html = onPage(
      '<!-- in the Product block of “Old mug” take out "name" with all that stands in its braces -->',
    );
    expect(html).toContain('{"@graph":[{"@type":"WebSite","name":"Shop"},{"@type":"Product"}]}');
  });

  test("a file to upload is nobody's code", () => {
    expect(() => readFix("og-image-broken", `<!-- upload ${HOME}a.jpg: 3 pages name it -->`, HOME)).toThrow(
      NotMechanical,
    );
  });

  test.each([
    [null, "any-rule"],
    ["address,seen,where\nx", "any-rule"],
    ["<p>text</p>", "thin-content"],
    ["# Apache (.htaccess)\nErrorDocument 404 /404.html", "soft-404"],
  ])("what somebody has to write or decide is left out: %s", (code, rule) => {
    expect(() => readFix(rule, code, HOME)).toThrow(NotMechanical);
  });
});
