import { expect, test } from "vitest";
import { advisoryFor } from "./script-advisories.ts";

const libraryOf = (url: string): string | undefined => {
  const found = advisoryFor(url);
  return found ? `${found.advisory.library} ${found.version}` : undefined;
};

test("versions are read out of the addresses that sites use", () => {
  expect(
    [
      "https://code.jquery.com/jquery-1.12.4.min.js",
      "https://ajax.googleapis.com/ajax/libs/jquery/3.4.1/jquery.min.js",
      "https://cdn.jsdelivr.net/npm/jquery@2.2.4/dist/jquery.min.js",
      "https://shop.example/js/jquery.min.js?ver=1.11.0",
      "https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js",
      "https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.24.0/moment.min.js",
      "https://cdnjs.cloudflare.com/ajax/libs/angular.js/1.5.8/angular.min.js",
    ].map(libraryOf),
  ).toEqual([
    "jQuery 1.12.4",
    "jQuery 3.4.1",
    "jQuery 2.2.4",
    "jQuery 1.11.0",
    "Bootstrap 3.3.7",
    "Moment 2.24.0",
    "AngularJS 1.5.8",
  ]);
});

test("safe, unnumbered, mended and foreign files are left alone", () => {
  expect(
    [
      "https://code.jquery.com/jquery-3.7.1.min.js",
      "https://shop.example/js/jquery.min.js",
      "https://shop.example/js/jquery.validate-1.9.0.min.js",
      "https://shop.example/js/jquery-migrate-1.4.1.min.js",
      "https://shop.example/wp-includes/js/jquery/jquery.js?ver=1.12.4",
      "https://cdn.jsdelivr.net/npm/bootstrap@5.3.0/dist/js/bootstrap.bundle.min.js",
      "https://cdn.jsdelivr.net/npm/bootstrap-icons@1.4.0/font.js",
      "https://shop.example/lodash/4.17.21/lodash.min.js",
    ].map(libraryOf),
  ).toEqual(Array.from({ length: 8 }, () => undefined));
});
