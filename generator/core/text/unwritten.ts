/** The part of a text that was never written. */
const field =
  '(?:[Tt]ext|[Cc]ontent|[Tt]itle|(?:[Ss]ub)?[Hh]ead(?:ing|line)|[Nn]ame|[Dd]escription|[Cc]opy|[Pp]aragraph|[Cc]aption|[Qq]uote|[Tt]agline|[Aa]nswer|[Qq]uestion|[Mm]essage|[Tt]estimonial|[Bb]io|[Ll]ogo|[Ii]mage)'

/** What page builders put where a text belongs, and what people write to try something. */
const standIns: readonly RegExp[] = [
  new RegExp(`\\b(?:[Yy]our |[Tt]his |[Tt]he )?${field} (?:goes|will go|should go|to go|comes) here\\b`, 'u'),
  new RegExp(
    // Fields of a form ask for a name, a message or a question.
    `\\b(?:[Aa]dd|[Ee]nter|[Ii]nsert|[Pp]ut|[Tt]ype|[Ww]rite|[Pp]lace|[Pp]aste) (?:your |some |the |a )?(?:own |short )?(?!(?:[Nn]ame|[Qq]uestion|[Mm]essage|[Aa]nswer)\\b)${field}(?: (?:of|for|about) (?:this|the|your) (?:section|page|post|article|product|item|block))? here\\b`,
    'u',
  ),
  new RegExp(
    `\\b[Cc]lick (?:here|the edit button|edit) to (?:add|edit|change) (?:your |the |this )?(?:own )?${field}\\b`,
  ),
  /\bI(?:['’]m| am) a (?:paragraph|title|text block|promo block)\b|\b[Tt]his is (?:an? |the |some )?(?:dummy|sample|placeholder|filler|example|test|demo) (?:text|page|post|paragraph|product|review|content|heading|title)\b|\b(?:[Dd]ummy|[Pp]laceholder|[Ff]iller) (?:text|content|copy)\b/,
  /\b(?:[Tt]est|[Ss]ample|[Dd]emo|[Dd]ummy)\b[^.!?]{0,40}\b[Pp]lease (?:ignore|delete|disregard)\b|\b(?:asdf\w*|qwerty\w*|foo ?bar)\b|\bJ(?:ohn|ane) Doe\b/,
  /(?<!\p{L})(?:[Aa]ñad[ae]|[Ee]scrib[ae]|[Ii]nsert[ae]|[Ii]ntroduzca|[Pp]ega|[Pp]egue|[Pp]on|[Pp]onga) (?:aquí (?:su|tu|el|un) (?:propio )?(?:texto|título|contenido|párrafo|titular)|(?:su|tu|el) (?:propio )?(?:texto|título|contenido|párrafo|titular) aquí)(?!\p{L})|^[Tt]exto de (?:ejemplo|prueba|relleno|muestra)(?!\p{L})/u,
  // Dates and numbers to be filled in: `Last updated MM/DD/YYYY`. After the word "format" it is a hint.
  /\b(?:[Uu]pdated|[Ee]ffective|[Rr]evised|[Mm]odified|[Ss]ince|[Uu]ntil|[Aa]s of|[Tt]hrough|[Oo]n|[Dd]ated):? (?:MM|DD|mm|dd)[/.-](?:MM|DD|mm|dd)[/.-](?:YYYY|YY|yyyy)\b/,
  // What a form of a program says of its fields: `Enter a meta description of up to 160 characters here`.
  /\b(?:[Ee]nter|[Aa]dd|[Ww]rite|[Tt]ype|[Pp]rovide|[Ii]nsert|[Pp]aste|[Dd]escribe) (?:an?|the|your|this) (?:[\w-]+ ){0,4}?(?:description|title|excerpt|snippet|keywords?|keyphrase|summary|page|post)\b[^.!?]{0,40}(?:\bhere\b|\d+ characters)|\b[Ii]f (?:left )?(?:empty|blank), the (?:first|title|excerpt|text|content|beginning)\b/,
  // The number of a license that was never filled in.
  /(?<!\b(?:such as|like|example|e\.g\.),? (?:an? |the )?)\b(?:[Ll]icen[cs]e|[Ll]ic\.|[Rr]egistration|[Pp]ermit|[Ii]nsurance|VAT|EIN)\b(?: ?(?:no\.|nr\.|number|is|#|:))* ?#?(?:[A-Z]{0,3}-?0{3,}(?:-0+)*|[A-Z]{0,3}-?123-?45\d*(?:-\d+)?)(?!\d)/,
  // An empty field between a preposition and a sign: `homes in , UT`.
  /(?<![\p{L}-])(?:in|of|for|near|from|around|across|serving|throughout|at) ,(?= )|(?<![\p{L}-])(?:in|near|around|across|serving|throughout) \.(?= \p{Lu}|$)/u,
]

/** The same as a whole text, such as a heading or the label of a button. */
const wholes: readonly RegExp[] = [
  /^(?:(?:Sub)?[Hh]ead(?:ing|line)|Sub-?[Tt]itle|Button(?: [Tt]ext)?|Link [Tt]ext|Section [Tt]itle|Card [Tt]itle|New (?:[Ss]ection|[Bb]lock|[Hh]eading|[Pp]aragraph|[Ii]tem|[Tt]ab)|[Cc]lick [Mm]e!?|List [Ii]tem|Text [Bb]lock)(?: #?\d{1,2})?$/,
  /^(?:Paragraph|Item|Column|Card|Tab|Slide|Accordion|Feature|Testimonial|Image|Title) #?\d{1,2}$/,
  /^(?:Untitled|New) (?:[Pp]age|[Dd]ocument|[Pp]ost|[Ll]ayout|[Dd]esign|[Dd]raft)(?: \(.*\)| \d+)?$|\((?:Copy|copy)(?: \d+)?\)$/,
  /^[Tt]est(?:ing)?(?: (?:test|review|testimonial|comment|post|page|entry|product|text|\d+))+[.!]?$/,
]

/** The name of a message that was not found: `home.hero.cta_label`. */
const messageKey =
  /^(?:(?:common|global|general|home|page|pages|nav|menu|hero|header|footer|form|forms|button|buttons|label|labels|errors?|messages?|site|cta|content|section|sections|components?|i18n|t|app)\.[\w-]+(?:\.[\w-]+)*|[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]+(?:_[a-z]+)+)$/
const fileName = /\.(?:pdf|zip|txt|svg|png|jpe?g|gif|webp|avif|docx?|xlsx?|csv|html?|md|ya?ml|json|js|css|com|org|net)$/

/** What a tool calls the text that follows: `Meta description: …`. */
const fieldName =
  /^(?:(?:Meta|SEO|Page|Social|OG) (?:[Tt]itle|[Dd]escription|[Kk]eywords?)|(?:Focus|Primary|Target|Secondary) [Kk]ey(?:words?|phrase)|Slug|H[1-6]|Alt [Tt]ext|CTA|Word [Cc]ount|Title [Tt]ag)(?: ?\([^)]{0,30}\))?:(?= )/

const standIn = new RegExp(standIns.map(({ source }) => source).join('|'), 'u')

/** Each match of a stand-in contains one of these. */
const signs =
  / here\b|characters|(?:empty|blank), |to (?:add|edit|change) |I(?:['’]m| am) a |\b(?:[Dd]ummy|[Ss]ample|[Pp]laceholder|[Ff]iller|example|[Dd]emo|[Tt]est)\b|asdf|qwerty|foo ?bar|Doe|(?<![\d.,])0{3}|(?<!\d)123-?45|[MDmd]{2}[/.-]| ,| \.|aquí|exto de /u

/** What a text, a title or a description has in place of words that were never written. */
export function unwrittenIn(text: string): string | undefined {
  const start = text.charCodeAt(0)
  if (text.length <= longestWhole && start >= 0x41) {
    if (wholes.some((whole) => whole.test(text))) return text
    if (text.includes('.') && messageKey.test(text) && !fileName.test(text)) return text
  }
  const [label] = text.includes(': ') ? (fieldName.exec(text) ?? []) : []
  if (label !== undefined) return label
  return signs.test(text) ? standIn.exec(text)?.[0] : undefined
}

/** Characters of the longest label that a page builder gives. */
const longestWhole = 60
