/** A command refuses to run, for a reason the user can change. The message is the whole explanation. */
export class RefusalError extends Error {}
