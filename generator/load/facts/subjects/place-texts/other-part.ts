/** `Eastgate is the last part of`, `Eastgate, now part of`: something else is a part of the town. */
const partOf =
  /(?:\b(?:is|are|was|were|became|remains?)(?: \p{Ll}+){0,4}|,(?: (?:now|once|today|still|long|already|an?))*) $/u
/** A subject that is the own place. */
const ofOwn =
  /^(?:It|We|Our|This|(?:The|Most of the|Much of the) (?:city|town|village|community|neighborhood|place|area))\b/

/** `The town was part of`: its past. */
const ofPast = /\b(?:was|were|been|once|formerly|originally|until [\d\p{L}]+) (?:\p{Ll}+ )?$/u

/** Whether the words before `part of` and a town say that something else is a part of it, or that this place was one. */
export const isOtherPart = (before: string): boolean =>
  ofPast.test(before) || (partOf.test(before) && !ofOwn.test(before))
