import type { Json } from "../../escape/json-script.ts";
import { fillIn, type Fixer } from "../fixer.ts";
import { changing, hasOneOf, isReference } from "./change-entities.ts";
import { objectsOf, oneOrList, textIn } from "./json-values.ts";
import type { JsonObject } from "./json-of.ts";
import type { SiteView } from "../../view/site-view.ts";
import { statedDelivery } from "../../view/stated-delivery.ts";
import { sisterShipping } from "./sister-shipping.ts";
import { DAYS, SHIPPING_DESTINATION, SHIPPING_RATE } from "./shipping-details.ts";

/** Details that point at settings elsewhere need nothing of their own. */
const REFERS = ["shippingSettingsLink", "transitTimeLabel", "shippingLabel"];

function completedDetails(own: JsonObject, currency: Json | undefined, view: SiteView): JsonObject {
  const [sisters, stated] = [sisterShipping(view), statedDelivery(view)];
  // What is missing here and the same on the other goods is no secret of the owner's.
  const details: JsonObject = {
    ...own,
    shippingDestination: own["shippingDestination"] ?? sisters.shippingDestination,
    deliveryTime: own["deliveryTime"] ?? sisters.deliveryTime,
  };
  if (isReference(own) || REFERS.some((name) => own[name] !== undefined)) return own;
  const [rate] = objectsOf(details["shippingRate"]);
  const isPlain = /^\d+(\.\d+)?$/.test(textIn(rate?.["value"] ?? rate?.["maxValue"]));
  const sends = !/^true$/i.test(textIn(details["doesNotShip"]));
  return {
    ...details,
    shippingDestination: completedRegions(details["shippingDestination"]),
    ...(sends
      ? {
          shippingRate: {
            ...SHIPPING_RATE,
            ...(isPlain ? rate : {}),
            currency: currency ?? rate?.["currency"] ?? SHIPPING_RATE["currency"],
          },
          deliveryTime: completedTimes(objectsOf(details["deliveryTime"])[0], stated),
        }
      : {}),
  };
}

function completedRegions(regions: Json | undefined): Json {
  const known = objectsOf(regions);
  if (known.length === 0) return SHIPPING_DESTINATION;
  const isCode = (value: Json | undefined): boolean =>
    objectsOf(value).length > 0 || /^[A-Z]{2,3}$/i.test(textIn(Array.isArray(value) ? value[0] : value));
  return oneOrList(
    known.map((region) => (isCode(region["addressCountry"]) ? region : { ...region, ...SHIPPING_DESTINATION })),
  );
}

/** @param stated days of a whole delivery as the site's pages name them; only the owner knows how they divide */
function completedTimes(times: JsonObject | undefined, stated: string | null): JsonObject {
  const hint = stated === null ? "" : ` (your pages say ${stated} days from order to door)`;
  const span = (name: string, what: string): Json => {
    const [own] = objectsOf(times?.[name]);
    const whole = [own?.["minValue"], own?.["maxValue"]].every((end) => /^\d+$/.test(textIn(end)));
    return own && whole
      ? own
      : { ...DAYS, minValue: fillIn(`fewest ${what}${hint}`), maxValue: fillIn(`most ${what}`) };
  };
  return {
    ...(times ?? { "@type": "ShippingDeliveryTime" }),
    handlingTime: span("handlingTime", "days until you hand the parcel over"),
    transitTime: span("transitTime", "days on the way"),
  };
}

/** Shipping details with rate, countries and times; what the markup says already stays. */
export const shippingTerms: Fixer = changing((entity, { view }) =>
  entity["shippingDetails"] === undefined
    ? entity
    : {
        ...entity,
        shippingDetails: oneOrList(
          objectsOf(entity["shippingDetails"]).map((details) =>
            completedDetails(details, entity["priceCurrency"], view),
          ),
        ),
      },
);

const FINITE = "https://schema.org/MerchantReturnFiniteReturnWindow";

/** A return policy with country, window, days, cost and way; one that links to the shop's page is complete. */
export const returnTerms: Fixer = changing((entity) => {
  if (!hasOneOf(entity, "MerchantReturnPolicy") || entity["merchantReturnLink"] !== undefined) return entity;
  const category = textIn(entity["returnPolicyCategory"] ?? FINITE);
  const days = /^([1-9]\d*|\d{4}-\d{2}-\d{2})$/.test(textIn(entity["merchantReturnDays"]));
  const terms = {
    ...entity,
    applicableCountry: entity["applicableCountry"] ?? fillIn("two-letter country code"),
    returnPolicyCategory: category,
  };
  if (category.endsWith("MerchantReturnNotPermitted")) return terms;
  const fees = entity["returnFees"] ?? entity["customerRemorseReturnFees"];
  const charged = textIn(fees).endsWith("ReturnShippingFees") && entity["returnShippingFeesAmount"] === undefined;
  return {
    ...terms,
    ...(category.endsWith("FiniteReturnWindow") && !days ? { merchantReturnDays: fillIn("number of days") } : {}),
    ...(fees === undefined
      ? { returnFees: fillIn("https://schema.org/FreeReturn or ReturnFeesCustomerResponsibility") }
      : {}),
    ...(charged
      ? {
          returnShippingFeesAmount: {
            "@type": "MonetaryAmount",
            value: fillIn("cost of a return as a number"),
            currency: fillIn("three-letter currency code"),
          },
        }
      : {}),
    returnMethod: entity["returnMethod"] ?? fillIn("https://schema.org/ReturnByMail or ReturnInStore"),
  };
});
