import { expect, test } from "vitest";
import { ConfigFault, readConfig } from "./config.ts";

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
};
const openai = { OPENAI_API_KEY: "sk-secret", OPENAI_MODEL: "small", OPENAI_PRICES: "0.25, 2" };
const ollama = { COMPATIBLE_ADDRESS: "http://localhost:11434/v1/", COMPATIBLE_MODEL: "llama" };

test("without settings no model is asked", () => {
  expect(readConfig({}).models).toMatchObject({ providers: [], current: null, dailyCap: 5, jobCap: 1 });
});

test("the only provider with a key is used; of several one has to be named", () => {
  expect(readConfig(openai).models).toMatchObject({
    current: "openai",
    providers: [{ name: "openai", model: "small", key: "sk-secret", prices: { input: 0.25, output: 2 } }],
  });
  expect(faultsOf({ ...openai, ...ollama })).toEqual(["MODEL_PROVIDER must say which to use: openai or compatible."]);
  expect(readConfig({ ...openai, ...ollama, MODEL_PROVIDER: "compatible" }).models.current).toBe("compatible");
  expect(readConfig({ ...openai, MODEL_PROVIDER: "off" }).models.current).toBeNull();
});

test("a model of one's own network needs neither key nor prices", () => {
  expect(readConfig(ollama).models.providers).toEqual([
    {
      name: "compatible",
      model: "llama",
      key: null,
      address: "http://localhost:11434/v1",
      prices: { input: 0, output: 0 },
    },
  ]);
});

test("a half configuration is told at start, and no key is repeated", () => {
  const { OPENAI_MODEL: _, ...unnamed } = openai;
  const { OPENAI_PRICES: __, ...unpriced } = openai;
  expect(faultsOf(unnamed)).toEqual(["OPENAI_API_KEY needs OPENAI_MODEL, the model to use."]);
  expect(faultsOf(unpriced)).toEqual(["OPENAI_API_KEY needs OPENAI_PRICES, or the spending cap could not be held."]);
  expect(faultsOf({ GOOGLE_MODEL: "g" })).toEqual(["GOOGLE_MODEL needs GOOGLE_API_KEY."]);
  expect(faultsOf({ MODEL_PROVIDER: "anthropic" })).toEqual(["MODEL_PROVIDER=anthropic needs ANTHROPIC_API_KEY."]);
  expect(faultsOf({ ...openai, OPENAI_PRICES: "cheap" })[0]).toContain("two prices in dollars per million tokens");
  expect(faultsOf({ OPENAI_API_KEY: `sk-secret${"x".repeat(600)}` }).join(" ")).not.toContain("sk-secret");
});

test("a key never travels in clear through the open network", () => {
  const at = (address: string) => faultsOf({ ...openai, OPENAI_ADDRESS: address }).length;
  for (const open of ["http://api.example/v1", "http://8.8.8.8/v1"]) expect([open, at(open)]).toEqual([open, 1]);
  for (const safe of [
    "https://api.example/v1",
    "http://127.0.0.1:1/v1",
    "http://[::1]:1/v1",
    "http://ollama:1/v1",
    "http://gpu.internal/v1",
  ]) {
    expect([safe, at(safe)]).toEqual([safe, 0]);
  }
});
