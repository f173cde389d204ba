import { describe, expect, test } from "vitest";
import { viewOf } from "../../testing/plan-case.ts";
import { redirectRules } from "@audit/rules/fixes/server/redirect-rules";
import { printFix, sectionsOf } from "@audit/rules/fixes/patches/fix";

const rulesFor: (...args: Parameters<typeof redirectRules>) => string | null = (...args) =>
  printFix(sectionsOf(redirectRules(...args)) ?? []);

const page = (head = ""): string =>
  `<!doctype html><html><head><title>Home</title>${head}</head><body><p>Shop</p></body></html>`;
const plain = viewOf({ pages: { "/": page() } });
const move = (from: string, to: string) => [{ from: `https://shop.example${from}`, to: `https://shop.example${to}` }];

describe("redirects", () => {
  test("stand as nginx and Apache rules where the server is not known", () => {
    expect(rulesFor(move("/old.html", "/new"), plain)).toBe(
      [
        "# nginx",
        "# in http { }",
        "map $request_uri $moved_to {",
        '    default "";',
        '    "/old.html" "/new";',
        "}",
        "# in server { }",
        "if ($moved_to) { return 301 $moved_to; }",
        "",
        "# Apache (.htaccess)",
        "RewriteEngine On",
        'RewriteRule "^old[.]html$" "/new" [R=301,L,NE,QSD]',
      ].join("\n"),
    );
  });

  test("only fit the server that answers", () => {
    const nginx = viewOf({ pages: { "/": { html: page(), headers: { server: "nginx/1.25" } } } });
    expect(rulesFor(move("/a", "/b"), nginx)).not.toContain("Apache");
  });

  test("are an import file on Shopify", () => {
    const shopify = viewOf({
      pages: { "/": page('<script src="https://cdn.shopify.com/s/files/1/theme.js"></script>') },
    });
    expect(shopify.platform).toBe("shopify");
    expect(rulesFor(move("/a,b", "/c"), shopify)).toBe('Redirect from,Redirect to\n"/a,b",/c');
  });

  test("match the query and the decoded path in Apache, and hold no variable of their own", () => {
    const rules = rulesFor(move("/caf%C3%A9?id=1", "/menu$1%20a"), plain)!;
    expect(rules).toContain('RewriteCond %{QUERY_STRING} "^id=1$"');
    expect(rules).toContain('RewriteRule "^café$" "/menu\\$1\\%20a"');
    expect(rules).toContain('"/caf%C3%A9?id=1" "/menu%241%20a";');
  });

  test("are not made without a move", () => expect(rulesFor(move("/a", "/a"), plain)).toBeNull());
});
