import { z } from "zod";

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** A host name without scheme and port, as a browser spells it. */
export const hostName = z
  .string("must be a host name such as audit.example")
  .trim()
  .toLowerCase()
  .regex(HOST_NAME, "must be a host name such as audit.example");

export const colour = (example: string) =>
  z.string(`must be a colour such as ${example}`).regex(/^#[0-9a-f]{6}$/i, `must be a colour such as ${example}`);

// Ends up in the page and in the policy of what it may load: one of our own paths, or a picture over https.
const PICTURE = "must be a path such as /assets/logo.png or an https address";
export const picture = z
  .string(PICTURE)
  .max(1000, "must not be longer than 1000 characters")
  .refine(
    (value) => /^\/(?![/\\])[^\s\\]*$/.test(value) || (value.startsWith("https://") && URL.canParse(value)),
    PICTURE,
  );

export const analyticsId = z
  .string("must be an analytics id such as G-ABC123")
  .regex(/^[A-Z0-9-]{1,40}$/i, "must be an analytics id such as G-ABC123");

const ORIGIN = "must be an address without a path, such as https://audit.example";
export const origin = z
  .string(ORIGIN)
  .refine((value) => /^https?:\/\//.test(value) && URL.parse(value)?.origin === value.replace(/\/$/, ""), ORIGIN)
  .transform((value) => value.replace(/\/$/, ""));

export const brandRegions = ["europe", "other"] as const;
export const paymentTypes = ["subscription", "one_time"] as const;

const words = (most: number) =>
  z
    .string(`must be a text of at most ${most} characters`)
    .trim()
    .min(1, "must not be empty")
    .max(most, `must not be longer than ${most} characters`);

/** One brand of the file; what is left out has the printed default. */
export const BrandFields = z.strictObject(
  {
    domain: hostName,
    /** Further host names that show this brand. */
    hosts: z.array(hostName).max(100).default([]),
    site_name: words(80),
    tagline: words(160).optional(),
    logo_url: picture.optional(),
    favicon_url: picture.optional(),
    primary_color: colour("#2563eb").optional(),
    secondary_color: colour("#1d4ed8").optional(),
    ga_tracking_id: analyticsId.nullish().transform((id) => id ?? null),
    /** In Europe nothing is counted before a visitor agrees. */
    region: z.enum(brandRegions, `must be one of: ${brandRegions.join(", ")}`).default("other"),
    payment_type: z.enum(paymentTypes, `must be one of: ${paymentTypes.join(", ")}`).default("subscription"),
    support_email: z.email("must be an e-mail address").optional(),
    public_origin: origin.optional(),
  },
  "must be an object",
);
export type BrandFields = z.output<typeof BrandFields>;
