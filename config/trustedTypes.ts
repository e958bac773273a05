/**
 * The policies of Trusted Types, each of which one script may create: the one that every text goes
 * through that is to become markup or the address of a script.
 */
export const TRUSTED_TYPES_POLICIES = ['default'] as const;
