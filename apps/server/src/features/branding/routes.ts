import { getBranding } from "@audit/contract";
import type { Mount } from "../../platform/http/index.ts";
import { brandOf, type Brands } from "./brand-of.ts";

export function mountBranding(mount: Mount, brands: Brands): void {
  mount(getBranding)(({ caller }) => ({ success: true, data: brandOf(brands, caller).branding }));
}
