import { startFakeModel, type FakeModel, type ModelRequest } from "@audit/testkit";
import { ask, test as base, type Account } from "./world.ts";

const OPERATOR = { email: "operator@example.com", password: "correct-horse-7" };

/** Rewords one sentence well and one with a figure of its own, as models do. */
function answer({ prompt }: ModelRequest): unknown {
  const [, json] = /<<<data \S+ sentences\n(.*)\n/.exec(prompt) ?? [];
  if (json === undefined) return { offers: "The shop offers handmade soap.", audience: "It has 99 goats." };
  const list = JSON.parse(json) as { id: string; text: string }[];
  return {
    sentences: list.slice(0, 2).map(({ id, text }, index) => ({
      id,
      text: index === 0 ? `${text} yet` : `${text.replace(/\.$/, "")}, says 777.`,
    })),
  };
}

let operator: Account | null = null;

/** A server that asks a model on this machine; the account is its administrator's. */
export const test = base.extend<object, { readonly model: FakeModel }>({
  model: [
    async ({ playwright }, use) => {
      // The name of a fixture is asked for here; nothing of it is needed.
      void playwright;
      const model = await startFakeModel(answer);
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ model }, use) =>
      use({
        COMPATIBLE_ADDRESS: model.url,
        COMPATIBLE_MODEL: "little-model",
        COMPATIBLE_PRICES: "1,10",
      }),
    { scope: "worker" },
  ],
  account: async ({ world }, use) => {
    if (operator === null) {
      operator = { ...OPERATOR, token: await signUp(world) };
      await world.plant("admin", OPERATOR.email, { isAdmin: true });
    }
    await use(operator);
  },
});

const signUp = async (world: Parameters<typeof ask>[0]): Promise<string> =>
  String((await ask(world, "POST", "/api/v1/auth/signup-first", null, OPERATOR)).token);
