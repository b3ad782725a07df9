/** Every run of white space that is not a single space already: most texts have none, and stay as they are. */
const breaks = /[^\S ]\s*| \s+/g

/** A text with a single space for each run of white space. */
export const oneLine = (text: string): string => text.replace(breaks, ' ')
