const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)'
const mes = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic)'
/** `3–4` of a spreadsheet, which made a date of it, or `Apr-03`. */
const cellDate = `(?<![\\w/-]|\\b(?:[Oo]n|[Bb]y|[Uu]ntil|[Tt]ill|[Ff]rom|[Ss]ince|to|[Aa]fter|[Bb]efore|[Tt]he) )(?:\\d{1,2}-${month}|${month}-\\d{1,2})`
const counted =
  '(?:(?:business |working |calendar |full |more |square )?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|weekends?|months?|years?|seasons?|feet|foot|inch(?:es)?|yards?|miles?|met(?:er|re)s?|gallons?|pounds?|degrees?|people|persons?|guests|crews?|workers?|rooms?|stor(?:y|ies)|floors?|steps?|times|coats?|layers?|inhabitants|residents)\\b|percent\\b)'
/** Prices and hours of a date: `25-Dec hours: closed`. */
const ofDay = '(?! ?hours?(?:$|[:,.;]| (?:are|of|on|will|may|differ)\\b))'

type Source = { noun: string; pattern: RegExp }

/** A leftover, and what it is; empty for a placeholder. */
export type FoundLeftover = { noun: string; phrase: string }

/** What a template names between brackets, in place of a fact of the company. */
const fields = 'city|town|state|zip|company|business|phone|service|location|name|address'

/** What templates, programs and authors put in place of a text, by where it comes from. Case counts: "todo" is Spanish for "all". */
const placeholders: readonly RegExp[] = [
  // Texts to be replaced, and notes.
  /[Ll]orem ipsum|[Ss]ed ut perspiciatis unde|[Nn]eque porro quisquam|[Aa]t vero eos et accus|dolor sit amet|\b(?:asdf)+\b|\bblah,? blah\b|eiusmod tempor|enim ad minim|aute irure dolor|sint occaecat|enim ipsam voluptatem|autem vel eum iure|earum rerum hic|libero tempore, cum|harum quidem rerum|\bTODO\b|\bPENDIENTE: |\bPOR (?:COMPLETAR|DEFINIR)\b|\bFIXME\b|\bTB[ACD]\b|\bXXX\b|\b[A-Z]{0,3}X{4,}\b|\bTK\b(?! Maxx)|(?<![\w&-])(?:\$XX\b|XX%|(?<!\b[Ss]iglos? (?:[IVX]+ (?:al?|e|o|y) )?)XX(?= (?!of\b|and\b|or\b|to\b|aniversario\b|centur|congreso\b|edici)[a-z])|(?<=\b(?:early|late|mid) )XX\b)|[Yy]our (?:Company|Business) Name|Company Name Here|\b(?:New|Untitled) (?:Section|Page|Block) (?:Heading|Title)\b|\b(?:[Tt]ext|[Dd]escription|[Cc]ontent|[Tt]itle|[Hh]eading|[Hh]eadline|[Nn]ame|[Cc]opy|service|answer|bio)(?: of [\w’' ]{1,30}?)? [Gg]oes [Hh]ere\b|[([](?:[Ll]ink|[Ii]mage|[Pp]hoto|[Vv]ideo|[Mm]ap|[Cc]aption|[Tt]estimonial|[Qq]uote|[Cc]hecklist|[Tt]able|[Bb]utton|[Ff]orm)(?: (?:of|to|for|about|from|with) [\w’' ]{1,40}?)? [Gg]oes [Hh]ere[)\]]/,
  // `Your Catchy Tagline Here`, `Section Heading Here`, `Insert text here`, `Add your text here`.
  /\b(?:Your|Section|Page|Card|Block|Button|[Aa]dd|[Ee]nter|[Ii]nsert|[Ss]ample) (?:[\w’-]+ ){0,3}?(?:[Tt]agline|[Ss]logan|[Tt]itle|[Hh]eading|[Hh]eadline|[Ss]ubtitle|[Tt]ext|[Dd]escription|[Ll]abel|[Ll]ogo|[Cc]ontent|[Cc]opy) (?:[Gg]oes )?[Hh]ere\b/,
  // What a script shows until it has the text.
  /\b(?:Loading|Cargando)(?: \p{Ll}+){0,2} ?(?:…|\.{3})(?=\s|$)/u,
  // Values of a script. In German, null is zero: `unter null`, `null Grad`.
  /\[object Object\]|\bNaN\b|(?<![\w-])undefined(?![\w-])|(?<![\w-]|(?:[Uu]nter|[Üü]ber|[Aa]uf|[Bb]ei|um|gegen|[Vv]on|[Bb]is|[Aa]b|nahe|knapp|genau|rund|mit|als|gleich|minus|plus) )null(?![\w-]| and void| (?:Grad|Uhr|Euro|Cent|Prozent|Komma|Fehler|Kosten|Risiko|Toleranz|und nichtig|bis)\b| ?[€%°])/,
  // Code of a template: `<%= city.name %>`, `<?= $city ?>`, `<?php`.
  /(?:<|&lt;)%[=-]? ?[\w@.]|&lt;\?(?:=|php\b)/,
  // Variables: `{{city}}`, `${city}`, `%%city%%`, `%CITY%`, `%city%`, `%s`, `__CITY__`, `[[city]]`, `*|CITY|*`, `{% if %}`.
  /\{\{(?:[\w.\s-]{1,40}\}\})?|\$\{(?:[\w.]{1,40}\})?|%%\w+%%|(?<![\w%])%(?:[A-Z]{2,}[A-Z_]*%|(?:city|town|state|zip|company|business|phone|service|location|address)(?:_[a-z]+)?%|[sd](?!\w))|\b__[A-Z]+(?:_[A-Z]+)*__\b|\[\[[^\]<]{1,40}\]\]|\*\|[A-Z_]+\||\{% ?\w/,
  // Half of a variable: `in city]] today`, `in <<city`. Arrows have a space or a capital after them, and `]]>` is of XML.
  /(?<!\[[^[\]]{0,80})\]\](?![\](>])|\[\[(?![^[\]]{0,80}\])|(?<!\{[^{}]{0,80})\}\}|(?<=[\p{Ll},] )(?:<<|&lt;&lt;|<&lt;|&lt;<)(?=\p{Ll})/u,
  // `[Your City]`, `[CITY NAME]`, `[insert phone]`, `&lt;CITY&gt;`.
  new RegExp(
    String.raw`\[(?:[A-Z][a-z]+ ?){1,4}\](?!\(| \((?:\/|#|https?:))|\[[A-Z]+(?:[ _-][A-Z]+)+\](?!\(| \((?:\/|#|https?:))|\[(?!VIDEO|UPDATE|PHOTO|EDITED)[A-Z]{5,}\](?!\(| \((?:\/|#|https?:))|\[(?:[Yy]our|[Ii]nsert|${fields})\b[^\]<]{0,60}\](?!\(| \((?:\/|#|https?:))|\[(?:${fields.toUpperCase()}|PRICE)\]|&lt;[A-Z][A-Z_ ]{2,}&gt;`,
  ),
  // `[Customer name]`, `[text here]`, `[Year]`.
  /\[[^\][<]{0,40}\b(?:[Nn]ame|NAME|[Hh]ere)\](?![[(])|\[(?:[Cc]ustomer|[Cc]lient|[Rr]eviewer|[Nn]eighbou?rhood|[Cc]ounty|[Yy]ear|[Nn]umber|[Ee]mail)(?: [\w-]+){0,3}\](?![[(])/,
  // Variants of a sentence to choose from: `{reliable|trusted}`.
  /\{[^{}|<>]{1,60}(?:\|[^{}|<>]{1,60})+\}/,
  // Replies of language models.
  /\b[Aa]s an? (?:AI|large) (?:language )?(?:model|assistant|chatbot)|(?:Certainly|Sure|Of course|Absolutely)! Here(?:[’']s| is| are)|\bI hope this (?:helps|(?:new |revised |updated )?(?:version|draft|rewrite|paragraph|copy) (?:is|works|meets|fits|helps|matches|captures|reads|sounds))\b|\b[Ll]et me know if you(?:[’']d| would)? (?:like|want|prefer|need) (?:any (?:changes|edits|adjustments|revisions)|[^.!?]{0,30}\b(?:sections?|paragraphs?|wording|tone|drafts?|rewrite|rewritten|(?:it|this|that|text|copy|page|description)(?: to be| made)? (?:shorter|longer|more (?:formal|casual|concise|detailed|technical|conversational)))\b)|\bmy (?:knowledge cutoff|training data)\b|\bHere(?:[’']s| is) (?:a|an|the|your) (?:[\w-]+ ){0,2}(?:rewritten|revised|rewrite|SEO-optimized) |^[Bb]ased on the (?:information|details|context|facts|data|prompt|sources|documents|text) (?:you(?:[’']ve| have)? (?:provided|given|shared|supplied)|provided(?: above)?), (?!(?:we|our|your|the (?:price|quote|estimate))\b)/,
  // Messages of programs.
  /\b(?:Fatal error|Uncaught \w*Error|Parse error|Warning): [^<]{0,120} (?:on line|at line|in \/)|Traceback \(most recent call last\)|SQLSTATE\[|mysqli?_connect\(/,
  // Errors of spreadsheets, and times as programs write them.
  /#(?:REF!|N\/A\b|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!)|\b\d{4}-\d\d-\d\dT\d\d:\d\d|\bInvalid [Dd]ate\b|\b00:00:00 GMT/,
  // Dates of spreadsheets in place of ranges: `4-Mar months`, `every 3-Apr visits`.
  new RegExp(
    `${cellDate}(?:%|(?= |-)${ofDay}[ -]${counted})|\\b(?:[Ee]very|[Ww]ithin|[Aa]bout|[Aa]round|[Uu]p to|[Tt]akes?|[Nn]eeds?|[Aa]t (?:least|most)) ${cellDate} (?!(?:is|was|has|does|this|as|us|visits? (?:is|are|start))\\b)[a-z]{3,}s\\b|(?<![\\w/-])\\d{1,2}-${mes}\\.? (?:minutos?|horas?|días?|semanas?|meses|años?|personas|veces|por ciento|metros?|habitaciones)(?!\\p{L})`,
    'u',
  ),
  // Marks of exported tables and reviews, and words that a filter cut: `_x000D_`, `(Translated by Google)`, `Sa****y`.
  /_x000[\dA-F]_|\(Translated by Google\)|\b(?:Response|Reply) from the owner\b|(?<=\p{L})\*{3,}(?=\p{L})/u,
  // Comments and lost references of word processors, and marks of an encyclopedia.
  /Error! (?:Bookmark not defined|Reference source not found|Hyperlink reference not valid|No table of contents entries found)|\bComment(?:ed)? \[[A-Z]{1,4}\d{1,3}\]:|\[(?:edit|citation needed|clarification needed|better source needed|who\?|when\?|according to whom\?)\](?!\()/,
  // Posts and titles that a new installation has.
  /Just another WordPress site|Otro sitio (?:realizado con|de) WordPress|Un site utilisant WordPress|Eine weitere WordPress-Website|Un nuovo sito targato WordPress|Só mais um site WordPress|Welcome to WordPress\. This is your first post|Hello world!/,
  // A price whose number was not filled in: `from $ per visit`, `desde €`.
  /(?<!\p{L})(?:[Ff]rom|[Jj]ust|[Oo]nly|[Ss]tarting at|[Dd]esde|[Ss]olo|[Dd]ès|[Aa]b) [$£€](?![\d$£€{&\p{L}]|[\s\u00a0]\d)/u,
]

/** The same on a page: what the manifest may have, and the build replaces. */
const unfilled: readonly RegExp[] = [
  // Variables of the manifest, which are filled before.
  /\{[a-z][\w.-]{1,30}\}/,
  // One whose bracket was not closed: `{phone for a quote`.
  new RegExp(String.raw`\{(?:${fields})\b(?![\w.-]*\})`),
]

/** Source that visitors see because it was not processed, with what it is. The manifest must not have it. */
const sources: readonly Source[] = [
  // `[contact-form-7 id="123"]`, `[/vc_row]`.
  {
    noun: 'a short code',
    pattern: /\[\/?[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?: [^\]<]{1,120})?\](?!\()|\[[a-z]+ [a-z-]+=[^\]<]{1,120}\]/,
  },
  // `[b]before[/b]`.
  {
    noun: 'a mark of a bulletin board',
    pattern: /\[(b|i|u|s|url|img|quote|color|size|center)(?:=[^\]<]{1,80})?\][^[]{1,200}\[\/\1\]/,
  },
  { noun: 'a merge marker', pattern: /<<<<<<<|>>>>>>>|(?:&lt;){7}|(?:&gt;){7}|(?<!=)={7}(?!=)/ },
]

/** The same on a page: the build processes it in texts of the manifest. */
const unprocessed: readonly Source[] = [
  {
    noun: 'Markdown that was not rendered',
    pattern:
      /\*\*\w[^*]*\*\*|(?<=^|\s)\*\*(?=\w)|!?\[[^[\]<]{1,80}\] ?\((?:https?:|\/|mailto:|tel:)[^)\s]{0,80}\)?|\] ?\((?:https?:|\/|mailto:|tel:)|```|(?<![\w&#])#{2,6} (?=\p{Lu})/u,
  },
  // The end of an excerpt, before the target of its link: `the rest […] /post/ Read more`.
  {
    noun: 'the end of an excerpt',
    pattern:
      /\[(?:…|\.{3}|&hellip;|&#8230;)\] ?(?:https?:\/)?\/|\[(?:[Rr]ead|[Ll]earn|[Ss]ee) [Mm]ore(?: ?…| ?\.{3}| ?»| ?→)?\](?! ?\()|\[(?:[Ll]eer|[Vv]er) más\](?! ?\()/,
  },
  // `Ada#8217;s`.
  {
    noun: 'a character that lost its "&"',
    pattern:
      /(?:(?<=\p{L})#(?:\d{2,5}|x[\da-fA-F]{2,4})|(?<!&)(?:#(?:82[1-3]\d|160|x20[12][\da-f])|[lr][sd]quo|[mn]dash|hellip|nbsp|quot|apos));/u,
  },
  { noun: 'a character that was escaped twice', pattern: /&amp;(?:[a-zA-Z]{2,8}\d{0,2}|#\d+|#x[\da-fA-F]+);/ },
  {
    noun: 'a tag',
    pattern:
      /&lt;\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|section|small|span|strong|su[bp]|table|t[dr]|u|ul)\b(?:[^&]|&(?![lg]t;)){0,120}&gt;/,
  },
]

const oneOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
const patternsOf = (found: readonly Source[]) => found.map(({ pattern }) => pattern)
const leftover = oneOf([...placeholders, ...patternsOf(sources)])
const placeholderOnPage = oneOf([...placeholders, ...unfilled])
const sourcesOnPage = [...sources, ...unprocessed]
const sourceOnPage = oneOf(patternsOf(sourcesOnPage))

/**
 * Each match contains one of these, a brace or a bracket. Hardly any text has one, and searching for them is many times faster
 * than the pattern. Each begins with a character that is rare in texts; what comes before it is looked up only there.
 */
const signs: readonly RegExp[] = [
  /here(?<=(?:line|logan|itle|eading|ext|escription|abel|ogo|ontent|opy) here)/,
  /\*[*|]|__|_connect\(|_x0|Translated b|rom the owner|\]\]|\}\}|# |oes here(?<=[Gg]oes here)|<[<%]|>>>>|&(?:lt;|gt;&gt;|amp;(?:[a-zA-Z]{2,8}\d{0,2}|#\d+|#x[\da-fA-F]+);)|```|={7}|:(?<=rror:) |! (?<=Error! )[BRHN]|;(?<=(?:[^&]#x?[\da-fA-F]{2,5}|(?<!&)(?:[lr][sd]quo|[mn]dash|hellip|nbsp|quot|apos));)/,
  // A percent sign before letters. Prices and shares have it after a number.
  /%[%A-Zsd]|%(?=(?:city|town|zip|company|business|phone|location|address)[a-z_]*%)/,
  // A month of three letters after a number and a hyphen, or before them.
  /-(?=[A-Za-z]{3}[.% -])(?<=\d-)|-(?=\d{1,2}[% -])(?<=[A-Z][A-Za-z]{2}-)/,
  // A sign of a currency after a word, and before no number.
  /[$£€](?<=\p{L} .)(?!\d)/u,
  /Load(?=ing)|Cargan(?=do)|T(?:ODO|B[ACD]|K|raceback|\d\d:(?<=-\d\dT\d\d:))|0:00 GMT|#[RNVDS][EAUIP/]|OREM IPSUM|FIXME|PENDIENTE|POR (?:COMPL|DEFIN)|XX|N(?:aN|ame(?<=(?:Company|Business) Name)|ew (?=Section|Page|Block))|Untitled (?=[SPB])|He(?:re|llo world)|W(?:arning: |ordPress)|SQLSTATE|AI (?<=s an AI )/,
  /d [Dd]ate(?<=Invalid [Dd]ate)|p(?:sum(?<=orem ipsum)|e this (?<=hope this ))|f(?<=undef)ined|u(?<=nu)ll|g(?:e (?<=s a large )|(?<=my training))|k(?:nowledge(?<=my knowledge)|now if you)|rspiciatis|porro qu|os et accus|r sit amet|asdf|ah,? blah|usmod tempor|nim ad minim|te irure|t occaecat|im ipsam vol|vel eum iure|rum rerum hic|ro tempore, cum|m quidem rerum/,
]

/** A bracket, but not of a Markdown link whose text is in words: `[our hours](/contact/)`. */
const bracket = /\[(?!(?![A-Z]+\])[^[\]=]{1,120}\]\()/

/** A brace, but not of a variable of the manifest, which many texts have: `{business}`. */
const brace = /\{(?=[{%]|[^{}|<>]{1,60}\|)|\$\{/

/** Whether a text is worth searching. */
const hasSign = (text: string): boolean =>
  brace.test(text) || bracket.test(text) || signs.some((sign) => sign.test(text))

/** The same for a text of a page, on which a variable was not filled or a Markdown link not rendered. */
export const hasLeftoverSign = (text: string): boolean => text.includes('{') || hasSign(text) || /\] ?\(/.test(text)

/** The first placeholder in a text of a page. */
export const placeholderIn = (text: string): RegExpExecArray | undefined =>
  hasLeftoverSign(text) ? (placeholderOnPage.exec(text) ?? /lorem ipsum/i.exec(text) ?? undefined) : undefined

/** The first source in a text of a page, and what it is. */
export function sourceIn(text: string): FoundLeftover | undefined {
  const match = hasLeftoverSign(text) ? sourceOnPage.exec(text) : null
  return match ? { noun: nounOf(match, sourcesOnPage), phrase: match[0] } : undefined
}

/** Whether a text of a page has a placeholder or source. */
export const hasLeftover = (text: string): boolean =>
  hasLeftoverSign(text) && (placeholderIn(text) !== undefined || sourceIn(text) !== undefined)

/** The first placeholder or source in a text of the manifest, and what it is. */
export function leftoverInManifest(text: string): FoundLeftover | undefined {
  const match = hasSign(text) ? (leftover.exec(text) ?? /lorem ipsum/i.exec(text)) : null
  return match ? { noun: nounOf(match, sources), phrase: match[0] } : undefined
}

/** Empty for a placeholder. The patterns may look at the text around a match. */
function nounOf({ input, index }: RegExpExecArray, among: readonly Source[]): string {
  const found = among.find(({ pattern }) => {
    const sticky = new RegExp(pattern.source, 'uy')
    sticky.lastIndex = index
    return sticky.test(input)
  })
  return found?.noun ?? ''
}
