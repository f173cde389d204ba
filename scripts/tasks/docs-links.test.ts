import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const files = ["*.md", "docs/**/*.md", "packages/*/README.md", "apps/*/README.md", "e2e/README.md"].flatMap((pattern) =>
  globSync(pattern),
);
/** Pages that the site is built with and the repository does not hold. */
const MADE = ["rules.md", "calls.md"];

const LINK = /\[[^\]]*\]\((?!https?:|mailto:)([^)\s]*)\)/g;
const withoutCode = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, "").replaceAll(/`[^`\n]*`/g, "");

/** The anchor that readers of markdown give a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[`*]/g, "")
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test("every link of the documentation leads to a file and a heading that are there", () => {
  expect(files.length).toBeGreaterThan(30);
  const broken = files.flatMap((file) =>
    [...withoutCode(readFileSync(file, "utf8")).matchAll(LINK)].flatMap(([, link = ""]) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), decodeURIComponent(path));
      if (MADE.includes(target)) return [];
      if (!existsSync(target)) return [`${file}: ${link}`];
      const isThere = anchor === undefined || anchorsOf(readFileSync(target, "utf8")).includes(anchor);
      return isThere ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});
