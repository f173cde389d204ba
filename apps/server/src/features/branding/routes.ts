import { getBranding, type Branding } from "@audit/contract";
import type { Mount } from "../../platform/http/index.ts";

export function mountBranding(mount: Mount, branding: Branding): void {
  mount(getBranding)(() => ({ success: true, data: branding }));
}
