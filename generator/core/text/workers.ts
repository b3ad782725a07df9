/** What ends like a word for people who do some work, and is none of those who work for a company. */
const others =
  'customer|partner|supplier|insurer|lender|dealer|member|neighbor|neighbour|visitor|offer|number|order|paper|flyer|newsletter|computer|boiler|heater|trailer|container|dumpster|other'
const worker = `(?!(?:${others})s?\\b)[a-z]{4,}(?:er|ian|ist)`

/** Those who work for a company of any trade: `crews`, `technicians`, `plumbers`. Part of an expression that ignores case. */
export const workers = `(?:crews?|teams?|employees|${worker}s)`

/** One of them. */
export const oneWorker = `(?:employee|${worker})`
