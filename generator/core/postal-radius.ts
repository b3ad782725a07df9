// How far the centre of a postal code may be from a place that has it, in kilometres. What is written for new places and what
// is checked of all places agree.

export const codeRadius = 25
/**
 * For a code with the name of a place: of its county, when codes of a new place are written, or of any, if its county is not known.
 * A large city has codes far from its centre.
 */
export const cityRadius = 60
/** For a code of its name in another county of the region: the centres of Chaparral, NM, and of its code are in two. */
export const namesakeRadius = 30
/** For any other code of another county. */
export const neighbourRadius = 10
