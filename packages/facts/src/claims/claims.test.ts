import { expect, it } from "vitest";
import { factsOf } from "../testing/capture-of.ts";

const claimsOf = (html: string) => factsOf(html, { url: "https://shop.example/" }).claims;

it("reads no hours beside a date: they are those of one day", () => {
  const lines = ["2026.06.06（土）13:10 - 14:10", "Saturday 6/6/2026 13:10 - 14:10", "土曜日 13:10 - 14:10"];
  const { hours } = claimsOf(lines.map((line) => `<div>${line}</div>`).join("<p>Welcome to our workshop in town.</p>"));
  expect(hours.map(({ text }) => text)).toEqual(["土曜日 13:10 - 14:10"]);
});

it("reads hours beside days that are cut short, and none beside other words", () => {
  const lines = ["Man–Fre: 08:00–17:00", "Lørdag: 09:00–13:00", "Mon-Fri 9:00 - 18:00", "Sun cream 10:00 - 12:00"];
  const { hours } = claimsOf(lines.map((line) => `<div>${line}</div>`).join("<p>Welcome to our workshop in town.</p>"));
  expect(hours.map(({ hours: found }) => found)).toEqual(["08:00-17:00", "09:00-13:00", "09:00-18:00"]);
});

it("takes the sign of a number for no town", () => {
  const { streets } = claimsOf("<p>Cr 43 No 31-183 Galerías de San Diego</p><p>ul. Długa 5, 31-183 Kraków</p>");
  expect(streets.map(({ locality }) => locality)).toEqual(["Kraków"]);
});

it("keeps what the frame leads to on other hosts, and neither profiles nor who protects a form", () => {
  const link = (to: string, text: string): string => `<a href="${to}">${text}</a>`;
  const { elsewhere } = claimsOf(
    `<main>${link("https://maker.example/", "Maker")}</main><footer>${link("https://law.example/9", "Privacy policy")}${link("/terms", "Terms")}${link("https://policies.google.com/privacy", "Privacy")}${link("https://www.facebook.com/acme", "Facebook")}</footer>`,
  );
  expect(elsewhere).toEqual([{ host: "law.example", text: "Privacy policy" }]);
});
