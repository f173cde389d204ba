import { expect, test } from "vitest";
import { pagePolicy } from "./content-policy.ts";

const directivesOf = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name, ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test("a brand with analytics opens what its tag needs and nothing else", () => {
  const closed = directivesOf(pagePolicy({ nonce: "n", analytics: false, pictures: ["/assets/logo.png"] }));
  const open = directivesOf(pagePolicy({ nonce: "n", analytics: true, pictures: ["/assets/logo.png"] }));
  const changed = Object.keys(open).filter((name) => open[name] !== closed[name]);
  expect(changed).toEqual(["script-src", "img-src", "connect-src", "trusted-types"]);
  expect(open["script-src"]).toBe("'nonce-n' https://www.googletagmanager.com");
  expect(open["connect-src"]).toBe(
    "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  expect(JSON.stringify(closed)).not.toMatch(/google|unsafe|\*|data:/);
});

test("a brand's picture on another host opens that host for pictures alone", () => {
  const policy = directivesOf(
    pagePolicy({ nonce: "n", analytics: false, pictures: ["https://cdn.example/a/logo.png?x=;script-src", "/i.ico"] }),
  );
  expect(policy["img-src"]).toBe("'self' https://cdn.example");
  expect(Object.values(policy).filter((value) => value.includes("cdn.example"))).toHaveLength(1);
});
