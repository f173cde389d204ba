import { textAt } from "./form.ts";
import { listOf, route, type Route } from "./route.ts";
import { take } from "./world.ts";

export const eventRoutes: readonly Route[] = [
  route("GET /events", (call) => {
    const { world, form } = call;
    const type = textAt(form, "type");
    const types = Array.isArray(form["types"]) ? form["types"] : [];
    const fitting = [...world.events.values()].filter(
      (one) => (type === undefined || one.type === type) && (types.length === 0 || types.includes(one.type)),
    );
    return listOf(fitting, call, "/v1/events");
  }),
  route("GET /events/*", ({ world, ids: [id] }) => take(world.events, "event", id)),
];
