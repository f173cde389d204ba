import { metadataAt, textAt } from "./form.ts";
import type { Customer } from "./objects.ts";
import { listOf, route, type Route } from "./route.ts";
import { announce, newId, take } from "./world.ts";

export const customerRoutes: readonly Route[] = [
  route("POST /customers", ({ world, form }) => {
    const customer: Customer = {
      id: newId("cus"),
      object: "customer",
      created: world.now,
      email: textAt(form, "email") ?? null,
      name: textAt(form, "name") ?? null,
      metadata: metadataAt(form),
    };
    world.customers.set(customer.id, customer);
    announce(world, "customer.created", customer);
    return customer;
  }),
  route("GET /customers", (call) => {
    const email = textAt(call.form, "email");
    const fitting = [...call.world.customers.values()].filter((one) => email === undefined || one.email === email);
    return listOf(fitting, call, "/v1/customers");
  }),
  route("GET /customers/*", ({ world, ids: [id] }) => take(world.customers, "customer", id)),
  route("POST /customers/*", ({ world, form, ids: [id] }) => {
    const customer = take(world.customers, "customer", id);
    customer.email = textAt(form, "email") ?? customer.email;
    customer.name = textAt(form, "name") ?? customer.name;
    Object.assign(customer.metadata, metadataAt(form));
    announce(world, "customer.updated", customer);
    return customer;
  }),
  route("DELETE /customers/*", ({ world, ids: [id] }) => {
    const customer = take(world.customers, "customer", id);
    world.customers.delete(customer.id);
    announce(world, "customer.deleted", customer);
    return { id: customer.id, object: "customer", deleted: true };
  }),
];
