/** A file that is not one of the exports that are read, or is damaged. The message says what was found. */
export class UnknownExport extends Error {}
