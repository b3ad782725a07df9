/** A share as a percentage, rounded down: one that is below a limit does not look like the limit. */
export const percentBelow = (share: number): string => `${Math.floor(share * 100 + 1e-6)} %`
