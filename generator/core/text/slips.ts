import { isEnglishWord } from './english-words.ts'
import { literal } from './literal.ts'
import { noteIn } from './notes.ts'
import {
  capitalMissing,
  endMissing,
  type FoundSlip as Found,
  sentenceTwice,
  signMisplaced,
  wrongArticle,
} from './punctuation.ts'
import { pairTimes, type RepeatedWords, repeatedWords } from './repeated-words.ts'
import { paragraphsOf, sentencesOf } from './sentences.ts'

/** Codes of the slips, as validate reports them. */
export type SlipCode =
  | 'word-twice'
  | 'sentence-twice'
  | 'article-wrong'
  | 'punctuation-wrong'
  | 'capital-missing'
  | 'text-cut-off'
  | 'note-in-text'
  | 'word-misspelt'
  | 'space-missing'
  | 'text-in-capitals'
  | 'text-unfinished'
  | 'rating-unproven'
  | 'paragraph-long'
  | 'keywords-repeated'
  | 'text-rude'
  | 'discount-impossible'

/** A slip of writing: the words that it is in, and a sentence about it. */
export type Slip = { code: SlipCode; severity: 'warning' | 'notice'; words: string; what: string; fix?: string }

/**
 * Slips of writing that a reader sees at once: words and sentences written twice, sentences that break off or begin with a
 * small letter, misspelt words, wrong punctuation, ratings that no one can check. English alone.
 */
export function slipsIn(text: string): readonly Slip[] {
  let slips: Slip[] | undefined
  const repeated = repeatedWords(text)
  for (const { code, severity, find } of checks) {
    const found = find(text, repeated)
    if (!found) continue
    slips ??= []
    slips.push({ code, severity, ...found })
  }
  return slips ?? none
}

/** Words of a language by which slips are found in its texts. */
export type SlipWords = {
  /** A word that follows itself by mistake. */
  twice: RegExp
  /** A word that never ends a sentence, at the end of a text. */
  dangling: RegExp
  /** A sentence that begins without a space before it. */
  joined: RegExp
  /** Signs that close a sentence and have a counterpart at its beginning. */
  opening: readonly (readonly [sign: string, counterpart: string])[]
}

/** The slips in a text of another language than English: those that signs and a few words show. */
export function slipsInOther(text: string, words: SlipWords): readonly Slip[] {
  const [twice] = words.twice.exec(text) ?? []
  const [joined] = /\p{Ll}[.!?]\p{Lu}/u.test(text) ? (words.joined.exec(text) ?? []) : []
  const found: readonly (readonly [SlipCode, Found | undefined])[] = [
    ['word-twice', twice === undefined ? undefined : { words: twice, what: `The text has a word twice: "${twice}".` }],
    ['sentence-twice', sentenceTwice(text) ?? textTwice(text)],
    ['punctuation-wrong', signMisplaced(text) ?? counterpartMissing(text, words.opening)],
    ['text-cut-off', cutOff(text, words.dangling) ?? endMissing(text)],
    [
      'space-missing',
      joined === undefined
        ? undefined
        : { words: joined, what: `There is no space between two sentences: "${joined}".` },
    ],
  ]
  return found.flatMap(([code, slip]) => (slip ? { code, severity: 'warning' as const, ...slip } : []))
}

/** `Dudas?` in Spanish. A sign within an address, or after another sign, closes no sentence. */
function counterpartMissing(text: string, opening: SlipWords['opening']): Found | undefined {
  for (const [sign, counterpart] of opening) {
    if (!text.includes(sign) || text.includes(counterpart)) continue
    const [words] = new RegExp(`[\\p{L}\\d]+${literal(sign)}(?=$|[\\s"”»)])`, 'u').exec(text) ?? []
    if (words !== undefined) return { words, what: `"${words}" has no "${counterpart}" before its sentence.` }
  }
  return undefined
}

/** `What You Get What You Get`: a text of several words that was pasted twice. */
function textTwice(text: string): Found | undefined {
  const half = (text.length - 1) / 2
  if (half < shortestTwice || !Number.isInteger(half) || text[half] !== ' ' || !text.endsWith(text.slice(0, half)))
    return undefined
  const words = text.slice(0, half)
  // Other checks find sentences.
  return words.includes(' ') && !/[.!?]/.test(words)
    ? { words, what: `The text has the words "${words}" twice.` }
    : undefined
}

/** Characters of a text below which it may be twice on purpose. */
const shortestTwice = 8

const none: readonly Slip[] = []

type Check = {
  code: SlipCode
  severity: 'warning' | 'notice'
  find: (text: string, repeated: RepeatedWords) => Found | undefined
}

const warning = (code: SlipCode, find: Check['find']): Check => ({ code, severity: 'warning', find })

const checks: readonly Check[] = [
  warning('word-twice', wordTwice),
  warning('sentence-twice', (text) => sentenceTwice(text) ?? textTwice(text)),
  warning('article-wrong', wrongArticle),
  warning('punctuation-wrong', signMisplaced),
  warning('capital-missing', capitalMissing),
  warning('text-cut-off', (text) => cutOff(text) ?? endMissing(text)),
  warning('text-cut-off', openBracket),
  warning('text-cut-off', openQuote),
  warning('text-cut-off', nothingButSigns),
  warning('note-in-text', noteIn),
  warning('word-misspelt', misspelt),
  warning('word-misspelt', confused),
  warning('word-misspelt', wrongVerb),
  warning('word-misspelt', wordCut),
  warning('space-missing', spaceMissing),
  warning('text-in-capitals', capitals),
  warning('text-unfinished', unfinished),
  warning('rating-unproven', rating),
  warning('keywords-repeated', keywordsRepeated),
  warning('text-rude', rude),
  warning('discount-impossible', discount),
  { code: 'paragraph-long', severity: 'notice', find: longParagraph },
]

/** A word twice in a row. With a hyphen, the second is another word. */
const twice = /\b(?<![’'-])(\p{L}{2,}|a)\s+\1(?![\p{L}’'-])/giu
/** Words that may be right twice, as in "that that" and "very very", and the parts of names such as Walla Walla. */
const mayBeTwice =
  /^(?:that|had|very|much|many|more|so|no|yes|long|far|really|blah|ha|knock|bye|pom|yo|win|night|out|there|now|well|do|her|who|what|one|two|three|six|nine|hush|chop|wait|please|\p{Lu}.+)$/u
/** `Kansas City City`: what a replacement leaves of a name. `Park City City Hall` is a name. */
const endOfName = /^(?:City|County|Valley|Heights|Springs|Canyon|Beach|Village|Township|Street|Avenue|Road)$/

/** `Cleaning in Sandy in Sandy`: a name that a template added to a text that had it. */
const nameTwice = /\b((?:in|near|for|of|at) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}),? \1(?![\p{L}’'-])/u

/** `Odell, Odell and Dee`: an entry that a list has twice in a row. "New York, New York" is one place, "South Orange, Orange" are two. */
const entryTwice =
  /(?<![\p{L}’'-]|\p{Lu}[\p{L}’'.-]* )(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), (?:and )?\1(?=, (?:and )?\p{Lu}| and (?:\p{Lu}|nearby|the))/u

function wordTwice(text: string, repeated: RepeatedWords): Found | undefined {
  const [name] = nameTwice.exec(text) ?? []
  if (name !== undefined) return { words: name, what: `The text has a name twice: "${name}".` }
  const [entry] = repeated.word && text.includes(', ') ? (entryTwice.exec(text) ?? []) : []
  if (entry !== undefined) return { words: entry, what: `The text has a name twice: "${entry}".` }
  if (!repeated.word) return undefined
  // "A a" may be a name and an article.
  for (const { 0: words, 1: word = '', index } of text.matchAll(twice)) {
    const isEnd = endOfName.test(word) && !/^\s\p{Lu}/u.test(text.slice(index + words.length))
    if (word !== 'A' && (isEnd || !mayBeTwice.test(words.slice(-word.length))))
      return { words, what: `The text has a word twice: "${words}".` }
  }
  return undefined
}

/** The end of a text of at least this many words, on a word that never ends a sentence. */
const fewestWords = 8
const dangling =
  /\b(?:the|a|an|and|or|of|to|for|with|our|your|their|its|including|from|by|as|than|is|are|because|such)$/i

/** More letters than such a word has. */
const longestDangling = 20

/** The next sentence begins after such a word: `including If`. */
const interrupted =
  /\b(?:the|a|an|and|or|of|to|for|with|including|because) (?:If|We|When|They|Our|Your|Then)(?= \p{Ll})/u

function cutOff(text: string, last = dangling): Found | undefined {
  for (const paragraph of paragraphsOf(text)) {
    const plain = paragraph.trim()
    const [middle] = last === dangling ? (interrupted.exec(plain) ?? []) : []
    if (middle === undefined && !last.test(plain.slice(-longestDangling))) continue
    const words = plain.split(/\s+/)
    if (words.length < fewestWords) continue
    if (middle !== undefined) return { words: middle, what: `A sentence breaks off: "… ${middle} …".` }
    return { words: words.slice(-4).join(' '), what: `A text breaks off: "… ${words.slice(-4).join(' ')}".` }
  }
  return undefined
}

/** A bracket that is open at the end of its paragraph. Emoticons and lists such as "a)" close more than they open. */
function openBracket(text: string): Found | undefined {
  if (!text.includes('(')) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const at = paragraph.lastIndexOf('(')
    if (at < 0 || paragraph.split('(').length <= paragraph.split(')').length) continue
    const open = paragraph.indexOf(')', at) < 0 ? at : paragraph.indexOf('(')
    const words = paragraph.slice(open).split(/\s+/, 3).join(' ')
    return { words, what: `A bracket is not closed: "${words}…".` }
  }
  return undefined
}

/** A quotation mark without its counterpart in its paragraph. After a digit it is the sign for inches. */
function openQuote(text: string): Found | undefined {
  if (!/["“”]/.test(text)) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const all = [...paragraph.matchAll(/"/g)]
    const straight = all.filter(({ index }) => !/\d/.test(paragraph[index - 1] ?? ''))
    const [opened, closed] = [paragraph.split('“').length, paragraph.split('”').length]
    const isOpen = straight.length % 2 === 1 && !isClosedByNumber(all, paragraph)
    const at = isOpen ? straight.at(-1)?.index : opened === closed ? undefined : paragraph.search(/[“”]/)
    if (at === undefined) continue
    const words = paragraph.slice(at).split(/\s+/, 3).join(' ')
    return { words, what: `A quotation mark has no counterpart: "${words.replace(/["“”]/, '')}…".` }
  }
  return undefined
}

/** `a call center says "from $19".`: within a quotation, a mark after a digit ends it. */
function isClosedByNumber(marks: readonly RegExpExecArray[], paragraph: string): boolean {
  let isOpen = false
  for (const { index } of marks) if (isOpen || !/\d/.test(paragraph[index - 1] ?? '')) isOpen = !isOpen
  return !isOpen
}

function nothingButSigns(text: string): Found | undefined {
  const plain = text.trim()
  if (!/^(?:…|\.{2,}|-+|–|—|\?+|x+)$/i.test(plain)) return undefined
  return { words: plain, what: `The text is "${plain}".` }
}

/** Frequent misspellings. Source: https://en.wikipedia.org/wiki/Commonly_misspelled_English_words */
const misspellings: Readonly<Record<string, string>> = {
  accomodate: 'accommodate',
  accomodation: 'accommodation',
  acheive: 'achieve',
  adress: 'address',
  availble: 'available',
  begining: 'beginning',
  beleive: 'believe',
  calender: 'calendar',
  cancelation: 'cancellation',
  commited: 'committed',
  definately: 'definitely',
  dependant: 'dependent',
  enviroment: 'environment',
  existance: 'existence',
  experiance: 'experience',
  familar: 'familiar',
  goverment: 'government',
  guarentee: 'guarantee',
  gaurantee: 'guarantee',
  independant: 'independent',
  liason: 'liaison',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  neccessary: 'necessary',
  noticable: 'noticeable',
  occured: 'occurred',
  occurence: 'occurrence',
  profesional: 'professional',
  proffesional: 'professional',
  publically: 'publicly',
  recieve: 'receive',
  recieved: 'received',
  recomend: 'recommend',
  reccomend: 'recommend',
  refered: 'referred',
  relevent: 'relevant',
  rember: 'remember',
  resturant: 'restaurant',
  satisfed: 'satisfied',
  seperate: 'separate',
  seperately: 'separately',
  succesful: 'successful',
  suprise: 'surprise',
  teh: 'the',
  thier: 'their',
  tommorow: 'tomorrow',
  truely: 'truly',
  untill: 'until',
  wether: 'whether',
  wich: 'which',
  writting: 'writing',
}

const misspelling = new RegExp(`\\b(?:${Object.keys(misspellings).join('|')})\\b`, 'i')

function misspelt(text: string): Found | undefined {
  const [words] = misspelling.exec(text) ?? []
  const right = words === undefined ? '' : (misspellings[words.toLowerCase()] ?? '')
  return words === undefined || right === '' ? undefined : { words, what: `"${words}" is misspelt; it is "${right}".` }
}

/** Words that sound like others, where they cannot be right: `its a`, `it’s own`, `could of`, `bear shelves`. */
const soundalike =
  /\b(?:[Ii]ts (?:a|an|been|takes)|[Ii]t['’]s own|(?:could|should|would|might) of(?! course)|your welcome(?=[.!,])|more then|less then|alot|bears? (?:shelves|walls|floors?|feet|hands|wood|metal|concrete|minimum)|piece of mind|loose (?:time|sight)|in tact(?=[.,;])|for all intensive purposes|bare (?:in mind|with us)|who['’]s (?:house|name)|there (?:home|house) (?:is|was)|[Yy]ou['’]re (?:home|house|team|kitchen|bathrooms?|furniture|carpets?|landlord|lease|keys?|family|office|floors?|windows?|quote|email|phone|name|address|schedule|\w*rooms?|apartment|worker|crew|money|belongings)|(?:of|in|on|with|keeps?|kept|lost|loses?|at) it['’]s (?:own|promise|place|best|colou?r|shine|finish|name|owners?|surface|edges?|base|lid|frame))\b/

function confused(text: string): Found | undefined {
  const [words] = soundalike.exec(text) ?? []
  return words === undefined
    ? undefined
    : { words, what: `The text says "${words}", with a word that sounds like another.` }
}

/** `should not has`, `does not goes`, `they is`: a wrong form of the verb. */
const verb =
  /\b(?:(?:should|would|could)(?: not|n['’]t)?|(?:can|does|do|did) not|(?:does|do|did)n['’]t) (?:has|is|was|were|went|goes|does|cleans|takes|comes|gets|makes|needs)\b|\b(?:we|they) (?:is|has)\b/i

/** `pets often does`. In "painting windows usually takes an hour", the verb belongs to the painting. */
const seldom = /(?:often|usually|always|never|sometimes|rarely) (?:does|has|is|was|needs|takes|gets|makes)\b/iu
const ofMany =
  /(?<!\b(?:\p{L}+ing|an?|of|each|every|one|to|who|what|which|that|whether)\b[^.!?;:]*)\b(?:homes|houses|pets|dogs|cats|children|rooms|floors|windows|kitchens|bathrooms|carpets|apartments|offices|\p{L}+[bkntv]ers|customers|clients|visits|prices|people|owners|tenants|guests|surfaces|teams|crews) (?:often|usually|always|never|sometimes|rarely) (?:does|has|is|was|needs|takes|gets|makes)\b/iu

function wrongVerb(text: string): Found | undefined {
  // At each word, `ofMany` reads the sentence back to its beginning.
  const [words] = verb.exec(text) ?? (seldom.test(text) ? ofMany.exec(text) : undefined) ?? []
  return words === undefined ? undefined : { words, what: `The form of the verb is wrong: "${words}".` }
}

/** `clean- ing`: the end of a line, from a text that was copied out of a document. Not `pre- and post-war`. */
function wordCut(text: string): Found | undefined {
  if (!text.includes('- ')) return undefined
  for (const [words, start = '', end = ''] of text.matchAll(/(?<![\p{L}-])(\p{L}\p{Ll}+)- (\p{Ll}{2,})(?!\p{L})/gu))
    if (!/^(?:and|or|to|but|versus|vs|through)$/.test(end) && isEnglishWord((start + end).toLowerCase()))
      return { words, what: `A hyphen cuts a word in two: "${words}".` }
  return undefined
}

/** Few texts have it. A look at each sign is quicker than one at each word. */
const joined = /[.!?](?:We|You|Our|Your|The|It|If|In|For|A|This|They)/

/** `dry.We`, not `example.Com` in an address, and not `St.George`. */
function spaceMissing(text: string): Found | undefined {
  if (!joined.test(text)) return undefined
  const [words] = /(?<![\w/@.])\p{Ll}{3,}[.!?](?:We|You|Our|Your|The|It|If|In|For|A|This|They)\b/u.exec(text) ?? []
  return words === undefined ? undefined : { words, what: `There is no space between two sentences: "${words}".` }
}

/** What the law wants to be seen. */
const conspicuous = /\b(?:AS IS|LIAB(?:LE|ILITY)|WARRANT(?:Y|IES)|DAMAGES|PERMITTED BY LAW|ARBITRATION)\b/

/** Words in capitals in a row, from which a text shouts. Abbreviations are fewer. */
function capitals(text: string): Found | undefined {
  const match = /(?:\b[A-Z][A-Z']+\b[ ,]+){4,}[A-Z]{2,}/.exec(text)
  if (!match || conspicuous.test(text)) return undefined
  const [words] = match
  // What ends with a colon is the label of a sentence.
  if (/^[A-Z' ,]*:/.test(text.slice(match.index + words.length))) return undefined
  return { words: words.split(' ', 4).join(' '), what: 'A sentence is in capitals.' }
}

/** What no company says to its customers. */
const rudeWords =
  /\b(?:idiots?|morons?|crap(?:py)?|(?<!gives? a )damn|bullshit|shit(?:ty)?|fuck\w*|assholes?|shut up|that is your problem|not our problem|quit bugging|stop bothering)\b|\b(?:you(?:[’']re| are)|(?:customers|clients|people|they)(?:[’']re| are)|your) (?:\w+ )?(?:stupid|dumb)\b(?! (?:questions?|enough))/i

function rude(text: string): Found | undefined {
  const [words] = rudeWords.exec(text) ?? []
  return words === undefined ? undefined : { words, what: `No customer should read "${words}".` }
}

/** A phrase of two words that occurs this often within so many characters is written for search engines. */
const stuffing = { characters: 160, times: pairTimes }

/** Words that phrases of any text have: `the right`, `per square foot`, `less than`, `days for`. */
const linking =
  /(?<!\p{L})(?:the|and|for|per|than|with|from|that|this|these|are|was|were|will|can|may|our|your|their|its|not|all|any|each|between|into|you|has|have|before|after|until|within|over|under|about|when|then|square|linear)(?!\p{L})/u

/** `Drain repair Salem. Best drain repair Salem. Cheap drain repair Salem OR.` */
function keywordsRepeated(text: string, repeated: RepeatedWords): Found | undefined {
  if (!repeated.pair) return undefined
  const words = [...text.toLowerCase().matchAll(/\p{L}{3,}/gu)]
  if (words.length < 2 * stuffing.times) return undefined
  // Sentences that are there twice have another cause.
  const sentences = sentencesOf(text)
  if (new Set(sentences).size < sentences.length) return undefined
  const starts = new Map<string, number[]>()
  for (let at = 0; at + 1 < words.length; at++) {
    const [first, second] = [words[at], words[at + 1]]
    if (!first || !second || second.index - first.index > first[0].length + 1) continue
    const phrase = `${first[0]} ${second[0]}`
    const found = starts.get(phrase)
    if (found) found.push(first.index)
    else starts.set(phrase, [first.index])
  }
  for (const [phrase, found] of starts) {
    if (linking.test(phrase)) continue
    for (let at = 0; at + stuffing.times <= found.length; at++) {
      const [start = 0, end = 0] = [found[at], found[at + stuffing.times - 1]]
      if (end - start > stuffing.characters) continue
      const written = text.slice(start, start + phrase.length)
      return {
        words: written,
        what: `The text has "${written}" ${stuffing.times} times within ${end - start} characters.`,
      }
    }
  }
  return undefined
}

function unfinished(text: string): Found | undefined {
  const [words] =
    /\b(?:is|are) coming soon\b|\b(?:page|section|site|website|list|gallery) (?:is|are) (?:still )?under construction\b/.exec(
      text,
    ) ?? []
  return words === undefined ? undefined : { words, what: `The text announces something unfinished: "${words}".` }
}

const stars =
  /\b(?:rated|rate us|rating of|average of)\s+(?:an?\s+)?[3-5]\.\d\b(?! ?%| percent)|(?<!(?:at least|above|over|below|under|minimum|than) (?:an? )?)\b[3-5]\.\d(?: out of (?:5|five)| ?\/ ?5| stars?)(?!\w)|\b\d[\d,]{2,}\+? (?:five-star |5-star |Google |online )*reviews\b/i
const ratingWords = /\b(?:rat(?:ed?|ing)|average|stars?|reviews|out of)\b|\/ ?5/i

/** `110% off`, `0% discount`, `save 150%`. A first visit may be 100% off. */
const discounts =
  /(?<![\d.,–-])(?:0|[1-9]\d{2,})\s?(?:%|percent)\s(?:off\b(?!-)|discount)|\b(?:save|saves|discount of|discounts of)\s(?:up to\s)?(?:0|[1-9]\d{2,})\s?(?:%|percent)(?![\w-])/gi
const everything = /(?<!\d)100\s?(?:%|percent)/i

function discount(text: string): Found | undefined {
  if (!/%|percent/.test(text)) return undefined
  const words = text.match(discounts)?.find((each) => !everything.test(each))
  return words === undefined
    ? undefined
    : { words, what: `The text says "${words}", which no discount can be.`, fix: 'Correct the number.' }
}

function rating(text: string): Found | undefined {
  const [words] = ratingWords.test(text) ? (stars.exec(text) ?? []) : []
  if (words === undefined) return undefined
  return {
    words,
    what: `The text says "${words}", which nothing in the manifest proves.`,
    fix: 'Remove it, or link to the profile that shows it: the number changes with each review.',
  }
}

/** Words from which a paragraph is a wall of text. */
const longest = 220

function longParagraph(text: string): Found | undefined {
  if (text.length < 2 * longest) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const words = paragraph.trim().split(/\s+/)
    if (words.length > longest && !/^\s*[-*|]/m.test(paragraph))
      return {
        words: words.slice(0, 3).join(' '),
        what: `A paragraph has ${words.length} words; more than ${longest} are hard to read.`,
      }
  }
  return undefined
}
