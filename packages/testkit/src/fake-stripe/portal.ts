import { textAt } from "./form.ts";
import type { PortalSession } from "./objects.ts";
import { route, type Route } from "./route.ts";
import { newId, take } from "./world.ts";

/** The hosted page where customers mend their card and cancel. */
export const portalRoutes: readonly Route[] = [
  route("POST /billing_portal/sessions", ({ world, form }) => {
    const id = newId("bps");
    const session: PortalSession = {
      id,
      object: "billing_portal.session",
      created: world.now,
      metadata: {},
      customer: take(world.customers, "customer", textAt(form, "customer"), "customer").id,
      return_url: textAt(form, "return_url") ?? "",
      url: `${world.origin}/p/session/${id}`,
    };
    world.portals.set(id, session);
    return session;
  }),
];
