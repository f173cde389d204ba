import type { Cause } from "@audit/rules";
import { cleanLinks } from "@audit/rules/fixes/links/clean-links";
import { asFix, patchesOf, printFix } from "@audit/rules/fixes/patches/fix";
import type { Fixer } from "@audit/rules/fixes/fixer";
import { fix as publicLinks } from "@audit/rules/rules/technical/links/links-to-localhost/fix";
import { fix as secureLinks } from "@audit/rules/rules/technical/links/links-to-http/fix";
import { rule as doubleSlash } from "@audit/rules/rules/technical/links/internal-link-double-slash/rule";
import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../../testing/plan-case.ts";

const HOME = "https://shop.example";
const page = (path: string, links = ""): string =>
  `<!doctype html><html lang="en"><head><title>${path}</title></head><body><main><h1>${path}</h1>${links}</main></body></html>`;

type Saw = string | { readonly examples: readonly { readonly href: string }[] };

/** The fix for faults on these pages, each with what its rule saw there. */
function fixOf(fixer: Fixer<Saw>, site: SiteCase, seen: Readonly<Record<string, Saw>>) {
  const finding = findingOf("links", Object.keys(seen));
  const faults = finding.pages.map((one) => ({
    ...one,
    evidence: { ...one.evidence, saw: seen[new URL(one.url).pathname + new URL(one.url).search] ?? "" },
  }));
  const cause = { scope: "addresses", finding, template: "addresses", kind: null, faults, outOf: 9 } as const;
  const fix = asFix(fixer(cause as unknown as Cause<Saw>, viewOf(site)));
  return { text: printFix(fix), patches: fix === null ? [] : patchesOf(fix) };
}

const linksTo = (...hrefs: string[]): Saw => ({ examples: hrefs.map((href) => ({ href })) });

describe("links over https", () => {
  const site: SiteCase = {
    pages: {
      "/": page("/", '<a href="http://shop.example/tea">Tea</a>'),
      "/tea": page("/tea"),
      "/mill": page("/mill"),
    },
  };

  test("are named with the old address, the new one and every page that holds it", () => {
    const { text } = fixOf(secureLinks, site, {
      "/": linksTo("http://shop.example/tea", "http://shop.example/tea"),
      "/mill": linksTo("http://shop.example/tea"),
    });
    expect(text).toBe(`http://shop.example/tea\n-> ${HOME}/tea\n  on ${HOME}/\n  on ${HOME}/mill`);
  });

  test("leave out what is encrypted already and what is no whole address", () => {
    const { text, patches } = fixOf(secureLinks, site, { "/": linksTo(`${HOME}/tea`, "/tea", "tel:1") });
    expect([text, patches]).toEqual([null, []]);
  });

  test("name a single address that the rule saw by itself", () => {
    expect(fixOf(secureLinks, site, { "/mill": "http://shop.example/tea" }).text).toContain(
      `-> ${HOME}/tea\n  on ${HOME}/mill`,
    );
  });
});

test("links without tracking keep what the page needs", () => {
  const site: SiteCase = { pages: { "/": page("/"), "/tea": page("/tea") } };
  const { text } = fixOf(cleanLinks, site, { "/": linksTo(`${HOME}/tea?size=2&utm_source=mail`) });
  expect(text).toContain(`-> ${HOME}/tea?size=2\n  on ${HOME}/`);
});

test("links to a developer's machine lead to the same path of the site, and others stay", () => {
  const site: SiteCase = { pages: { "/": page("/"), "/tea": page("/tea") } };
  const { text } = fixOf(publicLinks, site, {
    "/": linksTo("http://localhost:3000/tea?size=2", "http://192.168.0.4/mill", "https://other.example/tea"),
  });
  expect(text).toContain(`http://localhost:3000/tea?size=2\n-> ${HOME}/tea?size=2\n  on ${HOME}/`);
  expect(text).toContain(`http://192.168.0.4/mill\n-> ${HOME}/mill\n`);
  expect(text).not.toContain("other.example");
});

test("links with double slashes are told beyond the few that the finding shows", () => {
  const names = ["tea", "cups", "pots", "bowls", "jugs", "lids"];
  const site: SiteCase = {
    pages: {
      "/": page("/", names.map((name) => `<a href="${HOME}//${name}">${name}</a>`).join("")),
      ...Object.fromEntries(names.map((name) => [`/${name}`, page(`/${name}`)])),
    },
  };
  const { patches } = fixOf(doubleSlash.fix as Fixer<Saw>, site, { "/": linksTo(`${HOME}//tea`) });
  expect(new Set(patches.map(({ before }) => before))).toEqual(new Set(names.map((name) => `${HOME}//${name}`)));
});
