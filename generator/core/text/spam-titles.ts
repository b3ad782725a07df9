/** Stars, ticks, arrows and pictures that draw the eye in a list of search results. */
const symbols = /[★☆⭐✔✓✅➤►▶➔→🔥💥❤❗💯🏆👍📞☎]/gu
const marks = /!{2,}|\?!|!\?|![^!]*!/
/** Abbreviations, such as HVAC and USA, are fewer. */
const capitals = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu
const fewestSymbols = 3
const fewestCapitals = 3
const words = /\p{L}{3,}/gu

/** `★★★★★ BEST CLEANERS EVER!!!`: a title that shouts by two of symbols, exclamation marks and capitals, or has many symbols. */
export function isSpamTitle(title: string): boolean {
  const signs = title.match(symbols)?.length ?? 0
  const loud = title.match(capitals)?.length ?? 0
  const isLoud = loud >= fewestCapitals && loud * 2 >= (title.replace(/\{[^}]*\}/g, '').match(words)?.length ?? 0)
  const hasMarks = marks.test(title)
  return signs >= fewestSymbols || [signs > 0, isLoud, hasMarks].filter(Boolean).length >= 2
}
