import { getBranding } from "@audit/contract";
import type { Mount } from "../../platform/http/index.ts";
import { brandOf, type Brands } from "./brand-of.ts";
import type { Logos } from "./logos.ts";

export function mountBranding(mount: Mount, brands: Brands, logos: Logos): void {
  mount(getBranding)(({ caller }) => logos.brandingOf(brandOf(brands, caller)));
}
