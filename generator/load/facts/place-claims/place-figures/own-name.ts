/**
 * Stands for the name of a place in a sentence about it, so that one expression reads the sentences of all places: V8 takes
 * milliseconds to compile a large one for each name. From the Private Use Area, which no text has.
 */
export const ownName = '\uE000'

export const withOwnName = (text: string, name: string): string => text.replaceAll(name, ownName)
export const withoutOwnName = (text: string, name: string): string => text.replaceAll(ownName, name)
