/** The ancestors that a scan records for each element, as bits. */
export const inside = {
  head: 1,
  main: 2,
  nav: 4,
  header: 8,
  footer: 16,
  aside: 32,
  form: 64,
  table: 128,
  a: 256,
  svg: 512,
  noscript: 1024,
  template: 2048,
  button: 4096,
  dialog: 8192,
  figure: 16384,
  picture: 32768,
} as const
export type Surrounding = keyof typeof inside

/** Elements that do not separate words: `<b>C</b>all` is one word. */
const inlineElements = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const foreignElements = new Set(['svg', 'math'])

/** Elements that are kept whatever their attributes are. Of those in `withText`, the text is kept too. */
const telling = new Set(
  `html head body base link meta img source video audio track iframe embed object area picture form input select textarea
  section article main nav header footer aside table thead tr td ol ul dialog details figure noscript template svg hr p li
  blockquote address font center marquee blink frameset`.split(/\s+/),
)
const withText = new Set(
  'a button h1 h2 h3 h4 h5 h6 title th caption label option summary time script style figcaption legend em strong'.split(
    ' ',
  ),
)
/** Kept only with attributes other than `class`: a page has hundreds of them. */
const onlyWithAttributes = new Set(['p', 'li', 'tr', 'td', 'svg', 'em', 'strong', 'source', 'article', 'ul', 'ol'])

/** Elements of `<main>` whose text is not part of the compared text: navigation, forms, content of other sites. */
const leftOut = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'script',
  'style',
  'form',
  'iframe',
  'template',
  'noscript',
])

const headElements = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript',
  'template',
])

const rawText = new Set(['script', 'style', 'title', 'textarea', 'iframe'])

/** Elements whose nesting is followed: an end tag that is missing changes the layout of what comes after. */
const followed = 'div section article ul ol menu li table form strong em b i'.split(' ')
const lists = ['ul', 'ol', 'menu']
/** The elements that a list begins with. */
const listContent = [...lists, 'li']

/** Properties of an element name as bits, so that each of the thousands of tags of a page needs one lookup. */
export const traits = {
  inline: 1,
  void: 2,
  known: 4,
  withText: 8,
  onlyWithAttributes: 16,
  leftOut: 32,
  foreign: 64,
  inHead: 128,
  rawText: 256,
  surrounding: 512,
  followed: 1024,
  list: 2048,
  listContent: 4096,
} as const

/** Bits of `traits` by element name. Other elements have none of them. */
export const traitsByName: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>()
  const note = (names: Iterable<string>, bit: number) => {
    for (const name of names) found.set(name, (found.get(name) ?? 0) | bit)
  }
  note(inlineElements, traits.inline)
  note(voidElements, traits.void)
  note(telling, traits.known)
  note(withText, traits.known | traits.withText)
  note(onlyWithAttributes, traits.onlyWithAttributes)
  note(leftOut, traits.leftOut)
  note(foreignElements, traits.foreign)
  note(headElements, traits.inHead)
  note(rawText, traits.rawText)
  note(followed, traits.followed)
  note(lists, traits.list)
  note(listContent, traits.listContent)
  note(
    Object.keys(inside).filter((name) => name !== 'head'),
    traits.surrounding,
  )
  return found
})()
