/** Words with one spelling in the United States and another in Britain, where each has only its own: `color` and `colour`. */
const pairs = `color colour|colors colours|colored coloured|colorful colourful|neighbor neighbour|neighbors neighbours
  |neighborhood neighbourhood|neighborhoods neighbourhoods|neighboring neighbouring|favorite favourite
  |favorites favourites|center centre|centers centres|harbor harbour|labor labour|odor odour|odors odours|vapor vapour
  |flavor flavour|honor honour|rumor rumour|theater theatre|liter litre|liters litres|fiber fibre|fibers fibres
  |aluminum aluminium|mold mould|moldy mouldy|plow plough|jewelry jewellery|cozy cosy|sulfur sulphur|pajamas pyjamas
  |armor armour|parlor parlour|savory savoury|odorless odourless|colorless colourless`
  .split('|')
  .map((pair) => pair.trim().split(' '))

const american = new Map(pairs.map(([us = '', gb = '']) => [us, gb]))
const british = new Map(pairs.map(([us = '', gb = '']) => [gb, us]))

const patternOf = (words: ReadonlyMap<string, string>) =>
  new RegExp(`(?<![\\w/-])(?:${[...words.keys()].join('|')})(?![\\w/-])`)

const readers = {
  american: { words: american, pattern: patternOf(american) },
  british: { words: british, pattern: patternOf(british) },
}

/** Finds a word of a text in the spelling of another country; undefined for a country that has both. */
export function spellingReader(country: string) {
  const isBritish = /^(?:GB|IE|AU|NZ|ZA|IN|SG|MT)$/.test(country)
  if (!isBritish && country !== 'US') return undefined
  const { words, pattern } = isBritish ? readers.american : readers.british
  return (text: string): { written: string; own: string } | undefined => {
    const [written] = pattern.exec(text) ?? []
    return written === undefined ? undefined : { written, own: words.get(written) ?? '' }
  }
}
