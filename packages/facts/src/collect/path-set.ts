import { hex } from "../text/hex.ts";

/** A page with thousands of distinct paths keeps the first ones: enough to tell layouts apart. */
const mostPaths = 1025;

/** The paths of a page's elements as 32-bit hashes. */
export type PathSet = Set<number>;

export function addPath(paths: PathSet, hash: number): void {
  if (paths.size < mostPaths) paths.add(hash === 0 ? 1 : hash);
}

/** 16 hex digits that don't depend on order. */
export function sumOfPaths(paths: PathSet): string {
  let low = 0;
  let high = 0;
  for (const path of paths) {
    low = (low + Math.imul(path ^ (path >>> 15), 0x2c1b3c6d)) | 0;
    high = (high + Math.imul(path ^ (path >>> 13), 0x85ebca6b)) | 0;
  }
  return hex(high, low);
}
