import { expect, test } from "vitest";
import { redirectForms } from "./redirect-rules.ts";

const moves = [
  { from: "https://shop.example/old", to: "https://shop.example/new?a=1" },
  { from: "https://shop.example/a%20b(1).html?id=2", to: "https://other.example/x%20y" },
  { from: 'https://shop.example/=sum,"q"', to: "https://shop.example/$1" },
];

test.each([
  [
    "htaccess",
    [
      "RewriteEngine On",
      'RewriteRule "^old$" "/new?a=1" [R=301,L,NE,QSD]',
      'RewriteCond %{QUERY_STRING} "^id=2$"',
      String.raw`RewriteRule "^a b[(]1[)][.]html$" "https://other.example/x\%20y" [R=301,L,NE,QSD]`,
      String.raw`RewriteRule "^=sum,\"q\"$" "/\$1" [R=301,L,NE,QSD]`,
    ],
  ],
  [
    "nginx",
    [
      "# in http { }",
      "map $request_uri $moved_to {",
      '    default "";',
      '    "/old" "/new?a=1";',
      '    "/a%20b(1).html?id=2" "https://other.example/x%20y";',
      '    "/=sum,%22q%22" "/%241";',
      "}",
      "# in server { }",
      "if ($moved_to) { return 301 $moved_to; }",
    ],
  ],
  [
    "shopify",
    [
      "Redirect from,Redirect to",
      "/old,/new?a=1",
      "/a%20b(1).html?id=2,https://other.example/x%20y",
      '"/=sum,%22q%22",/$1',
    ],
  ],
  [
    "cloudflare",
    [
      "https://shop.example/old,https://shop.example/new?a=1,301",
      "https://shop.example/a%20b(1).html?id=2,https://other.example/x%20y,301",
      '"https://shop.example/=sum,""q""",https://shop.example/$1,301',
    ],
  ],
] as const)("redirects as %s keep addresses whole and no sign of its language unquoted", (form, lines) => {
  expect(redirectForms[form](moves).split("\n")).toEqual(lines);
});
