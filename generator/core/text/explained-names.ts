/** What a text says before the word that a name is from, with a few words between. */
const explaining =
  /\b(?:name[ds]? (?:[\w’'-]+,? ){0,3}(?:from|for|after)|(?:[Ww]ord|Spanish|German|French) (?:for|word)|meaning|spel(?:led|t)(?: as| like)?) (?:the |an? )?(?:[\w’'-]+ ){0,3}$|\b(?:is|are|was|were|and) pronounced [^.;!?]*$/
/** Characters before a word that may explain it. */
const around = 90

/** Whether a text tells where a name is from: `named for the alamos`, `its name is from the caves of Ellora`. */
export const isExplainedAt = (text: string, at: number): boolean =>
  explaining.test(text.slice(Math.max(0, at - around), at))
