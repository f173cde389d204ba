export const BYTES = { total: 600_000, script: 100_000, thirdPartyScript: 0 };
