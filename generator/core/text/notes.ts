import type { FoundSlip } from './punctuation.ts'

/** What writers, editors and language models say about a text, by who says it. */
const notes: readonly RegExp[] = [
  // In brackets: `[check with legal]`, `(ask Ann if this is still true)`, `(needs a source)`.
  /\[[^\]<[]{0,60}\b(?:to (?:confirm|check|verify|review|approve|supply|provide|follow)|needs? to|pls|please|tbc|waiting (?:for|on)|placeholder)\b[^\]<[]{0,60}\](?!\()/i,
  /\[(?:check|verify|confirm|update|add|replace|note|ask|link|image|photo|picture|delete|remove|rewrite|review|needs?|source|citation)\b[^\]<]{0,80}\](?!\()/i,
  /\((?:ask|check with|confirm with|verify with) \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?\)/u,
  /\((?:(?:ask|check with|confirm with|verify with) \p{Lu}[\p{L}.]*(?: \p{L}+)? (?:if|whether|about|before|first|when)\b|is this\b|still true|needs? (?:a source|to be|updat|review|check)|to be (?:confirmed|updated|written|checked)|TBC\b)[^)]{0,80}\)/u,
  /\((?:[Ii]nsert|[Aa]dd|[Pp]ut) (?:an? |the |your |our )?(?:\w+ )?(?:link|photo|picture|image|map|quote|name|number|phone|price|date|video|text|testimonial|review|button|caption|figure)s?\b[^)]{0,60}\)/,
  // To a person: `(Anna: please check with the owner)`.
  /[([](?!Note|Tip|Hint|Important|Warning|Example)\p{Lu}\p{Ll}+: [^)\]]{0,60}\b(?:[Pp]lease|pls|can you|could you) (?:check|confirm|verify|update|rewrite|fix|change|add|remove|ask|review)\b[^)\]]{0,80}[)\]]/u,
  // `(Anna, please check the date before we publish)`. Guests and customers are several.
  /[([]\p{Lu}\p{Ll}*[^\Ws], (?:please|pls|can you|could you) (?:check|confirm|verify|rewrite|fix|review) (?:the|this|these|that|if|whether|with)\b[^)\]]{0,100}[)\]]/u,
  // To those who make the site: `(Editor: please shorten this.)`, `NB for web team: swap the photo`, `Web team, please update`.
  /[([](?:Editor|Writer|Copywriter|Proofreader|Translator|Designer|Developer|Dev|Webmaster|Web ?team|Design team|Content team|Marketing|SEO)s?: [^)\]]{1,120}[)\]]/i,
  /\b(?:NB|N\.B\.|FAO|Attn|Note|Reminder|Message) ?(?:for|to|:)? ?(?:the |our )?(?:web|website|design|content|marketing|copy|SEO|dev|editorial) ?(?:team|editor|designer|developer|writer|master)s?\b/i,
  /(?<=^|[.!?)] )(?:(?:Web|Website|Design|Content|Marketing|SEO|Dev|Copy) ?team|Webmaster|Editor)s?[:,] (?:please|pls|can you|could you)\b[^.!?]{0,60}/i,
  // `[JM: can we check this with the owner?]`
  /[([]\p{Lu}{2,3}: [^)\]]{0,80}\b(?:check|confirm|verify|update|rewrite|can we|should we|do we|is this|not sure)\b[^)\]]{0,80}[)\]]/u,
  // `(JK: legal wants this reworded, hold until their OK)`
  /[([]\p{Lu}{2,3}: [^)\]]{0,80}\b(?:legal (?:wants|asked|says|needs|has|to|is|team)|re-?word\w*|re-?phras\w*|re-?writ\w*|wording|sign(?:ed|s)?[- ]off|(?:their|her|his|your|my|our|client|owner) OK|hold (?:this|off|until|for)|go(?:es)? live|too long|shorten|tighten|source(?=\?)|cite|(?:remove|delete|cut|keep|drop|move|swap|replace) (?:this|that|the (?:line|sentence|paragraph|photo|picture|section))|client (?:wants|asked|says)|TBC|TBD|pls|please)\b[^)\]]{0,80}[)\]]/u,
  // What a generator says of its own text: `(58 words, keyword used once.)`, `(I kept the tone friendly.)`.
  /[([](?:[Aa]pprox(?:\.|imately)?|[Aa]bout|[Tt]otal:?|[Cc]irca|ca\.|~)? ?\d{2,4} (?:words|characters)(?! (?:max\w*|min\w*|or (?:less|fewer|more)|at most|at least|limit|each|per))(?:[.,;:][^)\]]{0,80})?\.?[)\]]/u,
  /[([][^)\]]{0,60}\b[Kk]eywords?(?: phrase)? (?:is |was |were |are )?(?:used|appears?|included|mentioned|density|placed|repeated|count|inserted|worked in)\b[^)\]]{0,60}[)\]]/,
  /[([](?:[Ww]ord|[Cc]haracter|[Kk]eyword) count:? ?~?\d+[^)\]]{0,40}[)\]]|[([](?:[Rr]eading|[Gg]rade) level:? ?[^)\]]{1,30}[)\]]|[([](?:[Pp]rimary |[Tt]arget |[Ff]ocus )?[Kk]eywords?: [^)\]]{1,80}[)\]]/,
  /[([](?:(?:Note|NB): )?(?:I(?:['’]ve)?|We(?:['’]ve)?) (?:have )?(?:kept|used|avoided|removed|added|changed|rewr(?:ote|itten)|shortened|left out|included|worked in|adjusted|made) [^)\]]{0,60}\b(?:keywords?|tone|word count|paragraph|sentences?|wording|phrasing|draft)\b[^)\]]{0,60}[)\]]/,
  // `DRAFT – do not publish`
  /\b(?:DRAFT|[Dd]raft)\b ?[:–—([-]? ?(?:[Dd]o not|DO NOT|[Dd]on['’]t) (?:publish|PUBLISH|use|USE|share|SHARE)\b|\bDO NOT PUBLISH\b|^\[?(?:DRAFT|WIP)(?=\]|:| ?[([]| [–—-] )/,
  // `(Jen, is this still right?)`
  /[([](?!(?:Yes|No|So|Well|But|And|Now|Or|Honestly|Really|Okay)\b)\p{Lu}\p{Ll}+, (?:is|are|was|were|does|do) (?:this|that|these|those|it|they|we) [^)\]]{0,60}\b(?:still|right|correct|true|current|accurate|okay|ok|up to date)\b[^)\]]{0,60}\?[^)\]]{0,40}[)\]]/u,
  // `(Jen, can we say this? Ask the owner.)`
  /[([](?!(?:Yes|No|So|Well|But|And|Now|Or|Honestly|Really|Okay)\b)\p{Lu}\p{Ll}+, (?:can|could|may|should|shall) (?:we|you|I) (?:say|write|use|keep|check|confirm|verify|change|remove|cut|drop|add|publish|mention|quote|claim|source|link)\b[^)\]?]{0,80}\?[^)\]]{0,80}[)\]]/u,
  /[([][^)\]]{0,100}\bbefore (?:we (?:publish|go live|launch)|publishing|going live|(?:it|this) goes live)\b[^)\]]{0,30}[)\]]/,
  /\b(?:NOTE TO|Note to) (?:SELF|EDITOR|WRITER|DESIGNER|DEVELOPER|self|editor|the editor|writer|designer|developer|dev)\b|\bEditor['’]s note:|\b(?:Word|Character) count: ?\d|\bMeta (?:title|description):|\b(?:Option|Version|Variant|Draft) (?:\d|[A-C]):/,
  // Replies of language models.
  /\b[Aa]s of my (?:last|latest|most recent|current) (?:knowledge |training )?(?:update|cutoff|data)|\bI(?:['’]m| am) sorry, but I\b|\bI apologi[sz]e, but\b|\bI (?:cannot|can['’]t|am unable to|am not able to) (?:assist|browse|access|provide|fulfill|generate|verify)\b|\bI do(?: not|n['’]t) have (?:access to|real-time|information)/,
  /\b[Hh]ere(?:['’]s| is) (?:a|an|the|your|another) (?!(?:short|simple|quick|long|honest|plain) version:)(?:[\w-]+ ){0,3}(?:version|draft|rewrite|paragraph|copy|text|content|description|article|section|introduction)\b[^.:!?]{0,60}:/,
  // A brief: `Tone: friendly. Word count: 150.`
  /\b(?:Tone(?: of voice)?|Target audience|Search intent|(?:Primary|Secondary|Focus|Target) keywords?|Key ?words?|Call to action|Word limit): [^.\n]{1,80}\. ?(?:Tone|Target|Search|Primary|Secondary|Focus|Key|Call|Word|Length|Style)[^.:]{0,20}:/,
  /\bWould you like me to\b|\b[Ff]eel free to (?:adjust|modify|customi[sz]e|tweak|edit) (?:this|it|the|any)\b|:contentReference\b|\boaicite\b|\bturn\d+(?:search|view|news)\d+|utm_source=chat\w+/,
]

/** Each match contains one of these. */
const hint =
  /[[(]|\b(?:NB|N\.B|FAO|A[Tt][Tt][Nn]|Reminder|Message|[Tt]eam[:,]|Webmasters?[:,]|Editors?[:,]|DRAFT|WIP|[Dd]raft|DO NOT|Tone|Target|Primary|Focus|Search intent|NOTE|Note|count|Meta|Option|Version|Variant|Draft|[Aa]s of my|I['’ ]|[Hh]ere['’ ]|[Ww]ould you like me|[Ff]eel free)|note:|contentReference|oaicite|turn\d|utm_/

/** What a text may also say to its readers: two options, a beam that `(needs to be replaced)`, `(ask FEMA)`. */
const doubtful =
  /^(?:(?:Option|Version|Variant|Draft) |\((?:[Nn]eeds? |[Tt]o be |(?:ask|check with|confirm with|verify with) ))/

/** A note about the text that was left in it. It is an error if it is meant for no reader. */
export function noteIn(text: string): FoundSlip | undefined {
  if (!hint.test(text)) return undefined
  const words = notes.flatMap((note) => note.exec(text)?.[0] ?? [])[0]
  if (words === undefined) return undefined
  const what = `The text has a note of its writer: "${words}".`
  return { words, what, fix: 'Remove the note.', ...(!doubtful.test(words) && { severity: 'error' as const }) }
}
