import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.extra(
      "/x91",
      (html) =>
        html.replace(
          /<body.*<\/body>/s,
          `<body><main class="zz1"><h1>Cheap pills</h1>${"<p>These pills of 20 mg cost less today than ever before, says our doctor.</p>".repeat(6)}</main></body>`,
        ),
      false,
    ),
    p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.endsWith("/x91")) })),
  ),
);
