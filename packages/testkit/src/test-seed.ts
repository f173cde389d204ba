import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Seed of this run's random tests; printed when it begins, taken from TEST_SEED to replay one. */
    readonly testSeed: number;
  }
}

/** Seed of this run: another one each time, unless TEST_SEED names it. */
export const testSeed = (): number => inject("testSeed");

/**
 * Parameters of a property test: `fc.assert(property, propertyRuns(500))`. A failure prints the seed.
 * @param numRuns cases that are tried; fast-check's 100 by default
 */
export const propertyRuns = (numRuns = 100): { numRuns: number; seed: number } => ({ numRuns, seed: testSeed() });
