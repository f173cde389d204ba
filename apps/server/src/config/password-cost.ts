/** What a password hash by Argon2id costs; memory in KiB. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * 64 MiB and three passes, the second recommendation of RFC 9106 section 4 on one lane: 53 ms of one core here, where
 * OWASP's least (19 MiB, two passes) takes 8. No setting lowers it.
 */
export const passwordCost: PasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
