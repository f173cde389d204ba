import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.add("/guarded", {
      status: 403,
      html: "<title>Just a moment...</title><script>window._cf_chl_opt={cvId:'3'};</script><script src=\"/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1\"></script>",
      headers: { server: "cloudflare", "cf-mitigated": "challenge" },
    }),
    p.link(p.LINKING, "/guarded"),
  ),
);
