import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { type ServedFault, at, edited } from "@audit/testkit/planted-shop/served-fault";

export const planting: Planting = planted(
  p.view(
    "echo",
    "/",
    (page) => ({
      ...page,
      html: page
        .html!.replace(p.canonicalTag, p.canonical(absolute("/?q=zqxaudit7")))
        .replace("<h1>", "<p>You looked for zqxaudit7.</p><h1>"),
    }),
    { asked: "/?q=zqxaudit7", sent: "zqxaudit7" },
  ),
);

export const served: ServedFault = at(/[?&]q=\w+$/, (answer, path) =>
  edited(answer, (html) =>
    html
      .replace(p.canonicalTag, p.canonical(p.absolute(path)))
      .replace("<h1>", `<p>You looked for ${path.split("=")[1]}.</p><h1>`),
  ),
);
