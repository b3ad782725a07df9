import { isEnglishWord } from './english-words.ts'
import type { FoundSlip } from './punctuation.ts'

/** Frequent misspellings, and frequent words with two letters exchanged. Source: https://en.wikipedia.org/wiki/Commonly_misspelled_English_words */
const misspellings: Readonly<Record<string, string>> = {
  abotu: 'about',
  accomodate: 'accommodate',
  accomodation: 'accommodation',
  acheive: 'achieve',
  adn: 'and',
  adress: 'address',
  ahve: 'have',
  aobut: 'about',
  arent: 'aren’t',
  availble: 'available',
  becuase: 'because',
  begining: 'beginning',
  beleive: 'believe',
  buisness: 'business',
  bussiness: 'business',
  calender: 'calendar',
  cancelation: 'cancellation',
  commited: 'committed',
  conatct: 'contact',
  contcat: 'contact',
  coudl: 'could',
  definately: 'definitely',
  dependant: 'dependent',
  didnt: 'didn’t',
  doesnt: 'doesn’t',
  dont: 'don’t',
  enviroment: 'environment',
  existance: 'existence',
  experiance: 'experience',
  familar: 'familiar',
  fomr: 'from',
  freind: 'friend',
  frmo: 'from',
  gaurantee: 'guarantee',
  goverment: 'government',
  guarentee: 'guarantee',
  haev: 'have',
  hepl: 'help',
  hlep: 'help',
  hoem: 'home',
  hosue: 'house',
  hte: 'the',
  hvae: 'have',
  independant: 'independent',
  isnt: 'isn’t',
  jsut: 'just',
  knwo: 'know',
  konw: 'know',
  liason: 'liaison',
  liek: 'like',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  mkae: 'make',
  mroe: 'more',
  neccessary: 'necessary',
  nede: 'need',
  noticable: 'noticeable',
  nto: 'not',
  occured: 'occurred',
  occurence: 'occurrence',
  owrk: 'work',
  peopel: 'people',
  profesional: 'professional',
  proffesional: 'professional',
  publically: 'publicly',
  reccomend: 'recommend',
  recieve: 'receive',
  recieved: 'received',
  recomend: 'recommend',
  refered: 'referred',
  relevent: 'relevant',
  rember: 'remember',
  resturant: 'restaurant',
  satisfed: 'satisfied',
  seperate: 'separate',
  seperately: 'separately',
  serivce: 'service',
  serivces: 'services',
  servcie: 'service',
  servcies: 'services',
  sevice: 'service',
  sevices: 'services',
  shoudl: 'should',
  smae: 'same',
  soem: 'some',
  succesful: 'successful',
  suprise: 'surprise',
  taht: 'that',
  teh: 'the',
  tehm: 'them',
  tehy: 'they',
  theri: 'their',
  theyre: 'they’re',
  thier: 'their',
  thna: 'than',
  thsi: 'this',
  thta: 'that',
  thye: 'they',
  tiem: 'time',
  tihs: 'this',
  tkae: 'take',
  tommorow: 'tomorrow',
  truely: 'truly',
  untill: 'until',
  waht: 'what',
  wasnt: 'wasn’t',
  wehn: 'when',
  wehre: 'where',
  wether: 'whether',
  weve: 'we’ve',
  whcih: 'which',
  wich: 'which',
  wiht: 'with',
  wnat: 'want',
  wokr: 'work',
  woudl: 'would',
  writting: 'writing',
  wrok: 'work',
  wtih: 'with',
  yoru: 'your',
  youre: 'you’re',
  youve: 'you’ve',
  yuo: 'you',
  yuor: 'your',
}

const misspelling = new RegExp(`\\b(?:${Object.keys(misspellings).join('|')})\\b`, 'gi')

const shortest = 3

/** Nouns whose plural ends with "ies". A family name, such as "the Barrys", only adds the letter. */
const wrongPlural =
  /\b((?:count|cit|compan|propert|famil|warrant|part|polic|laundr|pantr|bod|bab|countr|centur|communit|facilit|utilit|emergenc|agenc|lobb|entr|batter|pupp|suppl|categor|factor|galler|grocer|librar|injur|activit|amenit|specialt|inquir|enquir|deliver|ceremon|balcon|vacanc|tenanc)y)s\b/i

export function misspelt(text: string): FoundSlip | undefined {
  const [plural, noun = ''] = wrongPlural.exec(text) ?? []
  if (plural !== undefined)
    return { words: plural, what: `"${plural}" is misspelt; it is "${noun.replace(/y$/i, 'ies')}".` }
  if (text.search(misspelling) < 0) return undefined
  for (const { 0: words, index } of text.matchAll(misspelling)) {
    if (isInAddress(text, index, index + words.length)) continue
    // In capitals, a short one is an abbreviation: ADN.
    if (words.length === shortest && words === words.toUpperCase()) continue
    return { words, what: `"${words}" is misspelt; it is "${misspellings[words.toLowerCase()]}".` }
  }
  return undefined
}

/** Whether a word is part of a path, an e-mail address, the name of a file or a placeholder. */
const isInAddress = (text: string, start: number, end: number) =>
  /[/_@.{-]/.test(text[start - 1] ?? '') || /^(?:[/_@-]|\.\w)/.test(text.slice(end, end + 2))

/** Words that sound like others, where they cannot be right: `its a`, `it’s own`, `could of`, `bear shelves`. */
const soundalike =
  /\b(?:[Ii]ts (?:a|an|been|takes)|[Ii]t['’]s own|looses (?:it|its|his|her|their|the|your|a|an|all|some|much|heat|water|money|time|power|pressure)\b|(?:could|should|would|might) of(?! course)|your welcome(?=[.!,])|more then|less then|alot|bears? (?:shelves|walls|floors?|feet|hands|wood|metal|concrete|minimum)|piece of mind|loose (?:time|sight)|in tact(?=[.,;])|for all intensive purposes|bare (?:in mind|with us)|who['’]s (?:house|name)|there (?:home|house) (?:is|was)|[Yy]ou['’]re (?:home|house|team|kitchen|bathrooms?|furniture|carpets?|landlord|lease|keys?|family|office|floors?|windows?|quote|email|phone|name|address|schedule|\w*rooms?|apartment|worker|crew|money|belongings))\b/

/** `a door swells it’s paint`, where "its" is meant. After a verb, "it’s" may begin a clause: `it shows it’s clean`. */
const ownedByIt =
  /\b(?:between (?:\p{L}+ ){1,4}and|of|in|on|at|with|from|into|onto|under|around|along|behind|beneath|loses?|lost|keeps?|kept|swells?|owes|earns|sheds|has|gives?|gave) it['’]s (?!(?:an?|the|this|not|no|never|been|all|worth|time|too|so|just|only|as|in|on|at|very|quite|still|already|always|often|usually|more|less|better|best to|easy|easier|hard|possible|safe|your?|our|my|there|here|\p{Ll}+(?:ing|ed))\b)\p{Ll}+/u

export function confused(text: string): FoundSlip | undefined {
  const [words] = soundalike.exec(text) ?? (/it['’]s/.test(text) ? ownedByIt.exec(text) : undefined) ?? []
  return words === undefined
    ? undefined
    : { words, what: `The text says "${words}", with a word that sounds like another.` }
}

/** `should not has`, `does not goes`, `they is`: a wrong form of the verb. `One that does not is …` is right. */
const verb =
  /(?<!\b(?:(?:ones?|those|any|anything|some|all) (?:that|which|who)|what|whatever) )\b(?:(?:should|would|could)(?: not|n['’]t)?|(?:can|does|do|did) not|(?:does|do|did)n['’]t) (?:has|is|was|were|went|goes|does|cleans|takes|comes|gets|makes|needs)\b|\b(?:we|they) (?:is|has)\b/i

/** `pets often does`. In "painting windows usually takes an hour", the verb belongs to the painting. */
const seldom = /(?:often|usually|always|never|sometimes|rarely) (?:does|has|is|was|needs|takes|gets|makes)\b/iu
const ofMany =
  /(?<!\b(?:\p{L}+ing|an?|of|each|every|one|to|who|what|which|that|whether)\b[^.!?;:]*)\b(?:homes|houses|pets|dogs|cats|children|rooms|floors|windows|kitchens|bathrooms|carpets|apartments|offices|\p{L}+[bkntv]ers|customers|clients|visits|prices|people|owners|tenants|guests|surfaces|teams|crews) (?:often|usually|always|never|sometimes|rarely) (?:does|has|is|was|needs|takes|gets|makes)\b/iu

/** `so our customers is`, `The house are`: what begins a clause and cannot be a part of a longer subject. */
const begun =
  '(?:(?:^|[.!?;:] )(?:The|Our|Your|These|Those)|\\b(?:so|but|that|because|when|if|while|where) (?:the|our|your|these|those))'
const disagreeing = new RegExp(
  `${begun} (?:(?:homes|houses|pets|dogs|cats|children|people|rooms|floors|windows|doors|walls|roofs|kitchens|bathrooms|carpets|apartments|offices|\\p{L}+[bkntv]ers|customers|clients|technicians|tenants|guests|surfaces|teams|crews|towns|cities|streets|yards|trees) (?:is|was|has|isn['’]t|wasn['’]t|brings|takes|comes|arrives|works|makes|leaves|uses|gets|gives|keeps|knows|needs|wants|wears|carries|starts|begins|goes|does|lives|pays|likes)|(?:home|house|kitchen|bathroom|floor|window|apartment|owner|tenant|guest|customer|client|technician|roof|wall|door|town|street|yard) are)(?!\\p{L})`,
  'mu',
)
/** What every match of it contains. */
const isOrAre = /\p{L}s (?:is|was|has|\p{L}+s)\b|\p{L} are\b/u

export function wrongVerb(text: string): FoundSlip | undefined {
  // At each word, `ofMany` reads the sentence back to its beginning.
  const [words] =
    verb.exec(text) ??
    (seldom.test(text) ? ofMany.exec(text) : undefined) ??
    (isOrAre.test(text) ? disagreeing.exec(text) : undefined) ??
    []
  return words === undefined ? undefined : { words, what: `The form of the verb is wrong: "${words}".` }
}

/** `clean- ing`: the end of a line, from a text that was copied out of a document. Not `pre- and post-war`. */
export function wordCut(text: string): FoundSlip | undefined {
  if (!text.includes('- ')) return undefined
  for (const [words, start = '', end = ''] of text.matchAll(/(?<![\p{L}-])(\p{L}\p{Ll}+)- (\p{Ll}{2,})(?!\p{L})/gu))
    if (!/^(?:and|or|to|but|versus|vs|through)$/.test(end) && isEnglishWord((start + end).toLowerCase()))
      return { words, what: `A hyphen cuts a word in two: "${words}".` }
  return undefined
}
