import { expect, test } from "vitest";
import { ImportFault, readTraffic } from "./index.ts";

const HOME = "https://shop.example/";
const PERIOD = { from: "2026-08-01", to: "2026-10-31" };
const faultOf = (text: string, period: typeof PERIOD | null = PERIOD): string => {
  try {
    readTraffic(text, HOME, period);
  } catch (error) {
    if (error instanceof ImportFault) return error.message;
    throw error;
  }
  return "read";
};

test.each([
  ["Top pages,Clicks,Impressions,CTR,Position", ","],
  ["Die häufigsten Seiten;Klicks;Impressionen;CTR;Position", ";"],
  ["上位のページ\tクリック数\t表示回数\tCTR\t掲載順位", "\t"],
])("Search Console's export of pages is read in any language: %s", (head, sign) => {
  const rows = [
    ["https://www.shop.example/soap", "1,234", "45678", "2.7%", "3.41"],
    ["https://other.example/", "9", "10", "90%", "1"],
    ["https://www.shop.example/towel", "12", "300", "4%", "8"],
  ].map((cells) => cells.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign));
  const text = `\uFEFF${[head, ...rows].join("\r\n")}\r\n`;
  expect(readTraffic(text, HOME, PERIOD)).toEqual({
    measure: "clicks",
    ...PERIOD,
    rows: [
      { url: "https://www.shop.example/soap", count: 1_234, impressions: 45_678, position: 3.41 },
      { url: "https://www.shop.example/towel", count: 12, impressions: 300, position: 8 },
    ],
    foreign: 1,
  });
});

test("a table of an analytics program is read by the names of its columns, with the days it says itself", () => {
  const text = `# ----------------
# Landing page
# Start date: 20260801
# End date: 20261031
# ----------------
Landing page,Active users,Sessions,Key events
/soap,10,12,0
/soap?utm=1,1,2.0,0
(not set),5,5,0
,31,40,0
`;
  const { measure, from, to, rows } = readTraffic(text, HOME, null);
  expect([measure, from, to]).toEqual(["visits", "2026-08-01", "2026-10-31"]);
  expect(rows.map(({ url, count }) => [url, count])).toEqual([
    ["https://shop.example/soap", 12],
    ["https://shop.example/soap?utm=1", 2],
  ]);
});

test("each fault is one sentence that says what to do, with its line", () => {
  const head = "Page,Sessions\n";
  expect(faultOf("")).toBe("The table is empty.");
  expect(faultOf("a,b\n1,2\n")).toContain("no column of addresses with clicks or visits");
  expect(faultOf(`${head}/a,12\n/b,many\n`)).toBe("Line 3: “many” is no number.");
  expect(faultOf(`${head}/a,12\njavascript:x,3\n`)).toContain("Line 3: “javascript:x” is no address");
  expect(faultOf(`${head}https://other.example/,1\n`)).toBe("None of its addresses is on shop.example.");
  expect(faultOf(`${head}/a,1\n`, null)).toBe("Say which days the table covers: its file does not.");
  expect(faultOf(`${head}/a,1\n`, { from: "2026-02-30x", to: "2026-03-01" })).toContain("YYYY-MM-DD");
  expect(faultOf(`${head}/a,"1\n`)).toContain("The table is no CSV");
  expect(faultOf(`${head}${"x".repeat(5_000_001)}`)).toContain("5 million");
  expect(faultOf(head + Array.from({ length: 50_001 }, (_, at) => `/${at},1\n`).join(""))).toContain("more than 50000");
});
