import { expireCheckout } from "./checkout.ts";
import type { Subscription } from "./objects.ts";
import { bill, collect } from "./payments.ts";
import { endSubscription, periodEnd } from "./subscriptions.ts";
import { announce, take, type World } from "./world.ts";

/** Lets time pass: renewals, retries of failed ones, scheduled changes, cancellations, expiries, in order of time. */
export function advance(world: World, seconds: number): void {
  const until = world.now + seconds;
  for (let next = nextMoment(world, until); next !== null; next = nextMoment(world, until)) {
    world.now = next.at;
    next.happen();
  }
  world.now = until;
}

interface Moment {
  readonly at: number;
  happen(): void;
}

function nextMoment(world: World, until: number): Moment | null {
  const moments = [...periodEnds(world), ...retries(world), ...expiries(world)];
  const due = moments.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
  return due[0] ?? null;
}

function periodEnds(world: World): Moment[] {
  const isRunning = ({ status }: Subscription): boolean => ["active", "trialing", "past_due"].includes(status);
  return [...world.subscriptions.values()].filter(isRunning).flatMap((subscription) => {
    const end = subscription.items.data[0]?.current_period_end;
    return end === undefined ? [] : [{ at: Math.max(end, world.now), happen: () => renew(world, subscription) }];
  });
}

function renew(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (item === undefined) return;
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription);
    return;
  }
  enterPhase(world, subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.current_period_start, item.price);
  const lines = [{ description: "Next period", amount: item.price.unit_amount }];
  const invoice = bill(world, { subscription, reason: "subscription_cycle", lines });
  subscription.status = invoice.status === "paid" ? "active" : "past_due";
  announce(world, "customer.subscription.updated", subscription);
}

/** A downgrade that was put off until now. */
function enterPhase(world: World, subscription: Subscription): void {
  const schedule = world.schedules.get(subscription.schedule ?? "");
  const [item] = subscription.items.data;
  const phase = schedule?.phases.find(({ start_date }) => start_date === item?.current_period_end);
  const next = phase?.items[0];
  if (schedule === undefined || item === undefined || next === undefined) return;
  item.price = take(world.prices, "price", next.price);
  if (phase !== schedule.phases.at(-1)) return;
  schedule.status = "released";
  subscription.schedule = null;
  announce(world, "subscription_schedule.released", schedule);
}

function retries(world: World): Moment[] {
  return [...world.invoices.values()].flatMap((invoice) => {
    const at = invoice.next_payment_attempt;
    if (invoice.status !== "open" || at === null) return [];
    return [{ at, happen: () => retry(world, invoice.id) }];
  });
}

function retry(world: World, id: string): void {
  const invoice = take(world.invoices, "invoice", id);
  collect(world, invoice);
  const subscription = world.subscriptions.get(invoice.parent?.subscription_details.subscription ?? "");
  if (subscription === undefined || subscription.status === "canceled") return;
  if (invoice.status === "paid") subscription.status = "active";
  else if (invoice.next_payment_attempt === null) subscription.status = "unpaid";
  else return;
  announce(world, "customer.subscription.updated", subscription);
}

function expiries(world: World): Moment[] {
  const open = [...world.sessions.values()].filter(({ status }) => status === "open");
  return open.map((session) => ({ at: session.expires_at, happen: () => void expireCheckout(world, session) }));
}
