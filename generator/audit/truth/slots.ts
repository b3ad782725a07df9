/** The subject of findings about a slot of a page, such as its `title` or `H1`. */
export const slotOf = (slot: string) => `slot ${slot}`

/** The subject of findings about a text of a page. */
export const textOf = (text: string) => `text ${text}`
