import { pages } from "@audit/contract";
import { expect, test } from "vitest";
import { router } from "./router.tsx";

/** Lead elsewhere and show nothing of their own. */
const DOORS = ["/app", "/dashboard", "/$"];

test("the server knows the addresses of the router and no others: any other is answered 404", () => {
  const routed = Object.keys(router.routesByPath).filter((path) => !DOORS.includes(path));
  const listed = pages.map(({ path }) => path);
  expect(listed.toSorted()).toEqual(routed.toSorted());
});
