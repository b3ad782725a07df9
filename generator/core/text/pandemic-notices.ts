/** What many places had for some months, and none has since. */
const event =
  '(?:lockdowns?|pandemic|(?:COVID|corona ?virus)(?:[- ]?19)?(?: (?:pandemic|lockdowns?|crisis|outbreak|situation|emergency|restrictions|wave|variant|surge))?|corona (?:pandemic|lockdowns?|crisis|outbreak|situation|restrictions|wave)|(?:Omicron|Delta) (?:wave|variant|surge)|(?:stay[- ]at[- ]home|shelter[- ]in[- ]place|safer[- ]at[- ]home)(?: (?:order|directive|mandate)s?)?|(?:social|physical)[- ]distancing(?: (?:rules|guidelines|requirements|order|measures))?|mask mandates?|outbreak of (?:COVID|corona)\\S*)'
const cause =
  '(?:because of|due to|owing to|on account of|in light of|in view of|in response to|as a result of|given|considering|during|amid|amidst|throughout|through|under|for the duration of|until the end of)'
/** `a pandemic`, as in a list of what a contract excludes, is any one. */
const known =
  '(?:(?:the|this|our|current|ongoing|present|continuing|new|latest|recent|global|local|state|state-wide|statewide|county) ){1,3}'
const named = '(?:COVID|corona|Omicron|social|physical|stay|shelter|safer)'

const ofEvent = new RegExp(
  `\\b${cause} (?:${known}|(?=${named}))${event}\\b(?! ?(?:drills?|relief|loans?|years?))`,
  'i',
)

/** What is said of such a time alone. */
const ofTime = new RegExp(
  [
    '\\b(?:until|while|as long as) (?:the |this )?(?:pandemic|lockdown|corona ?virus|COVID(?:-?19)?|outbreak)(?: \\w+)? (?:is|ends|lasts|continues|passes|remains|goes)\\b',
    '\\b(?:until|while|as long as) (?:the |these |all )?(?:COVID(?:-?19)? |pandemic |lockdown )restrictions\\b',
    '\\b(?:in|during) these unprecedented times\\b',
  ].join('|'),
  'i',
)

const crew =
  '(?:we|our (?:\\w+ )?(?:crews?|teams?|staff|technicians|cleaners|employees|workers|people|drivers|installers|movers|sitters|groomers|plumbers|painters|gardeners|members))'
/** Measures that every business took then. */
const measures = new RegExp(
  [
    `\\b(?:${crew}|please)(?: \\w+){0,3} (?:practi[cs]e|practi[cs]ing|follow|following|observe|observing|maintain|maintaining|keep|keeping|respect|respecting) (?:\\w+ ){0,2}(?:social|physical)[- ]distanc(?:ing|es?)\\b`,
    '\\b(?:social|physical)[- ]distancing (?:rules|guidelines|measures|is|are|remains?|applies|apply|required|while|when)\\b',
    '\\bmask mandates? (?:is|are|remains?|appl(?:y|ies)|requires?)\\b',
    `\\b(?:${crew}|please)(?: \\w+){0,2} (?:stay|stand|remain|keep) (?:at least )?(?:six|6) (?:feet|ft) (?:apart|(?:away )?from (?:you|others|each other|one another|our|other))\\b`,
    `\\b${crew}(?: \\w+){0,3} (?:follow|observe|take|adhere to|comply with|have|following|taking|observing)(?: \\w+){0,3} (?:COVID(?:-?19)?|corona ?virus|pandemic)(?: \\w+)? (?:protocols?|precautions|measures|guidelines|rules|guidance|procedures|policy|policies)\\b`,
  ].join('|'),
  'i',
)

/** A time that is over, an illness of one customer, and a contract or a law about cases that may come. */
const others =
  /\b(?:since|ago|before|after|was|were|had|did|used to|no longer|19\d\d|20[12]\d|if|in case|unless|whether|anyone|somebody|someone|sick|ill|symptoms|positive|exposed|liab(?:le|ility)|force majeure|responsible|laws?|act|agreement|learned|learnt|taught)\b/i

const irregular =
  '(?:began|became|grew|saw|found|got|went|made|came|took|gave|built|kept|left|lost|met|ran|sold|spent|stood|thought|won|wrote|knew|brought|bought|chose|held|led|paid|sent|cleaned|have been|fell|rose|drove|stayed)'
/** `we wear`, not `we moved`. */
const ofNow = new RegExp(
  [
    `\\b(?:we|you)(?:['’](?:re|ll|ve))?(?: (?:all|also|now|only|still|will|currently|temporarily|do not|cannot|can|must|may|always))* (?!${irregular}\\b|\\w+ed\\b)\\w+`,
    "\\bwe['’](?:re|ll)\\b",
    `\\b(?:our|all|most|some|the|your|in-person|indoor|inside)(?: [\\w-]+){0,2}? (?:crews?|teams?|staff|technicians|cleaners|employees|workers|people|drivers|office|shop|showroom|hours|appointments|visits|services|bookings|estimates|customers|clients|visitors|masks|jobs|offices)(?: (?:now|only|still|all|also|currently))* (?:are|is|will|wear|keep|has|have|must|can|cannot|may|do|work|works|stay|stays|take|takes|carry|use|uses|follow|come|comes|practi[cs]e|offer|offers|remain|remains|need|limit|limits|stand)\\b`,
    '(?:^|[,;:.] )(?:please )?(?:masks are|masks must|wear|keep|stay|do not|avoid|leave|call|expect|note that|no (?:walk-ins|visits|appointments))\\b',
    '\\bplease \\w+',
  ].join('|'),
  'i',
)

/** The words by which an English sentence says that a pandemic goes on and what the company does in it. */
export function pandemicIn(sentence: string): string | undefined {
  if (others.test(sentence)) return undefined
  const [measure] = measures.exec(sentence) ?? []
  if (measure !== undefined) return measure
  const [words] = ofEvent.exec(sentence) ?? ofTime.exec(sentence) ?? []
  return words !== undefined && ofNow.test(sentence.replace(words, '')) ? words : undefined
}
