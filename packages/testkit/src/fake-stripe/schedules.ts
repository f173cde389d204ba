import { formsAt, metadataAt, textAt, type Form } from "./form.ts";
import type { SchedulePhase, SubscriptionSchedule } from "./objects.ts";
import { listOf, route, type Route } from "./route.ts";
import { invalid } from "./stripe-error.ts";
import { announce, newId, take, type World } from "./world.ts";

/** Lets the subscription go on without a plan for later. */
function release(world: World, schedule: SubscriptionSchedule): SubscriptionSchedule {
  if (schedule.status !== "active") throw invalid("You cannot release a subscription schedule that is not active.");
  schedule.status = "released";
  const subscription = world.subscriptions.get(schedule.subscription ?? "");
  if (subscription) subscription.schedule = null;
  announce(world, "subscription_schedule.released", schedule);
  return schedule;
}

function create(world: World, form: Form): SubscriptionSchedule {
  const subscription = take(
    world.subscriptions,
    "subscription",
    textAt(form, "from_subscription"),
    "from_subscription",
  );
  if (subscription.schedule !== null) throw invalid("This subscription is already attached to a schedule.");
  const [item] = subscription.items.data;
  if (item === undefined) throw invalid("The subscription has no items.");
  const schedule: SubscriptionSchedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    created: world.now,
    customer: subscription.customer,
    subscription: subscription.id,
    status: "active",
    end_behavior: "release",
    metadata: metadataAt(form),
    phases: [
      {
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: item.quantity }],
      },
    ],
  };
  world.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  announce(world, "subscription_schedule.created", schedule);
  return schedule;
}

function readPhase(world: World, form: Form, startsAt: number): SchedulePhase {
  const end = textAt(form, "end_date");
  const items = formsAt(form, "items").map((item) => ({
    price: take(world.prices, "price", textAt(item, "price"), "phases[items][price]").id,
    quantity: Number(textAt(item, "quantity") ?? 1),
  }));
  const start = textAt(form, "start_date");
  return { start_date: start === undefined ? startsAt : Number(start), end_date: end ? Number(end) : null, items };
}

function update(world: World, schedule: SubscriptionSchedule, form: Form): SubscriptionSchedule {
  if (schedule.status !== "active") throw invalid("You cannot update a subscription schedule that is not active.");
  let startsAt = schedule.phases[0]?.start_date ?? world.now;
  schedule.phases = formsAt(form, "phases").map((one) => {
    const phase = readPhase(world, one, startsAt);
    startsAt = phase.end_date ?? startsAt;
    return phase;
  });
  if (textAt(form, "end_behavior") === "cancel") schedule.end_behavior = "cancel";
  Object.assign(schedule.metadata, metadataAt(form));
  announce(world, "subscription_schedule.updated", schedule);
  return schedule;
}

/** Subscription schedules: what changes at the end of a period. */
export const scheduleRoutes: readonly Route[] = [
  route("POST /subscription_schedules", ({ world, form }) => create(world, form)),
  route("GET /subscription_schedules", (call) =>
    listOf(call.world.schedules.values(), call, "/v1/subscription_schedules"),
  ),
  route("GET /subscription_schedules/*", ({ world, ids: [id] }) => take(world.schedules, "subscription schedule", id)),
  route("POST /subscription_schedules/*", ({ world, form, ids: [id] }) =>
    update(world, take(world.schedules, "subscription schedule", id), form),
  ),
  route("POST /subscription_schedules/*/release", ({ world, ids: [id] }) =>
    release(world, take(world.schedules, "subscription schedule", id)),
  ),
];
