import type { Config } from "../config/config.ts";

/** For tests that need many accounts and are not about their passwords: thousands of hashes would take minutes. */
export const withCheapPasswords = (config: Config): Config => ({
  ...config,
  accounts: { ...config.accounts, passwordCost: { memoryCost: 1024, timeCost: 1, parallelism: 1 } },
});
