/** A command cannot do what was asked, for a reason the user can change. The message is the whole explanation. */
export class RefusalError extends Error {}
