import { itemAt } from "@audit/facts";
import type { Json } from "../../escape/json-script.ts";
import { entities } from "../../view/entities.ts";
import type { SiteView } from "../../view/site-view.ts";
import { jsonOf } from "./json-of.ts";

/** What the other products of the shop tell of their delivery, where they agree on it. */
export interface SisterShipping {
  readonly shippingDestination: Json | undefined;
  readonly deliveryTime: Json | undefined;
}

const MOST_READ = 200;
const FEWEST = 2;
const NEARLY_ALL = 0.8;

const known = new WeakMap<SiteView, SisterShipping>();

export function sisterShipping(view: SiteView): SisterShipping {
  const found = known.get(view) ?? readSisters(view);
  known.set(view, found);
  return found;
}

function readSisters(view: SiteView): SisterShipping {
  const pages = view.served.map((index) => itemAt(view.site.pages, index)).filter(({ kind }) => kind === "product");
  const details = pages.slice(0, MOST_READ).flatMap((page) => entities(page, "OfferShippingDetails").slice(0, 1));
  const agreed = (name: "shippingDestination" | "deliveryTime"): Json | undefined => {
    const said = details.flatMap((item) => jsonOf(item)[name] ?? []);
    const [most] = [...Map.groupBy(said, (value) => JSON.stringify(value)).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    return most !== undefined && most.length >= FEWEST && most.length >= NEARLY_ALL * said.length ? most[0] : undefined;
  };
  return { shippingDestination: agreed("shippingDestination"), deliveryTime: agreed("deliveryTime") };
}
