import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.sitemaps(({ files }) => ({
    files: files.map((one) => ({
      ...one,
      status: 500,
      kind: "unknown" as const,
      urls: 0,
      error: "The address answers with status 500.",
    })),
    entries: [],
    truncated: false,
  })),
);
