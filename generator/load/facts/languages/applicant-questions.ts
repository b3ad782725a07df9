/** What the law forbids to choose by, in the words of a request: `your age`, `how old you are`, `if you are married`. */
const own = [
  'date of birth',
  'birth ?(?:date|day|year)',
  'place of birth',
  'age(?! group)',
  'religion',
  'religious \\w+',
  'faith',
  'church',
  'denomination',
  'nationality',
  'citizenship',
  'national origin',
  'country of (?:birth|origin)',
  'race',
  'ethnicity',
  'ethnic \\w+',
  'skin colou?r',
  'marital status',
  'family (?:status|plans|situation)',
  'sexual orientation',
  'gender',
  'sex',
  'height and weight',
  'weight',
  'medical (?:history|conditions?|records?|problems?)',
  'health (?:history|conditions?|records?|problems?|issues?|status)',
  'native (?:language|tongue)',
  'mother tongue',
  'childcare (?:arrangements?|plans?)',
  "husband(?:[’']s)?",
  "wife(?:[’']s)?",
].join('|')

const state =
  '(?:married|single|unmarried|divorced|widowed|engaged|pregnant|expecting|religious|christian|catholic|mormon|muslim|jewish|healthy|disabled|gay|straight|(?:an? )?(?:american |u\\.?s\\.? )?(?:citizen|mother|father|mom|dad|single parent|parent|christian|church member))'
const baby = '(?:an? (?:baby|child|family)|babies|children|kids|(?:more|any|further) (?:children|kids))'
const planned = `(?:plan(?:ning)?|want|intend|hope|expect|thinking)(?: to| of| on)?(?: soon)? (?:have|having|start|starting|get|getting) (?:${baby}|pregnant|married)`
const clause = [
  'how old you are',
  'how tall you are',
  'how much you weigh',
  'how many (?:children|kids) you have',
  `(?:whether|if) you(?:(?:[’']re| are| have been| were) (?:\\w+ )?${state}\\b| have (?:(?:any|small|young|a) )*(?:children|kids|disabilit\\w+|husband|wife|(?:health|medical) \\w+)| ${planned}| (?:attend|go to|belong to) (?:a )?church)`,
  planned,
  '(?:when|where|in wh(?:at|ich) (?:year|country)) you were born',
  '(?:where|(?:what|which) country) you (?:are|come) from(?= |[.,;?!]|$)(?! (?:each|every|when|on))',
  '(?:what|which) (?:church|religion|faith) you',
  '(?:any|all)(?: of your)? (?:disabilit\\w+|medical conditions?|health (?:problems?|conditions?|issues?)|illness(?:es)?|pregnanc\\w+)',
].join('|')

const tell =
  '(?:(?:tell|write to|inform|send|give|let)(?: us| me)|(?:please|also|and|must|should|to|^)(?: also)? (?:tell|state|indicate|include|list|give|mention|provide|specify|add|submit|name|disclose|note|share|enter))'

const picture =
  '(?:portrait|head ?shot|selfie|mug ?shot|(?:passport|face|full-length|full-body)[- ](?:sized? )?(?:photo(?:graph)?|picture)|(?:photo(?:graph)?|picture|snapshot) of (?:yourself|you\\b(?!r)|your face))'
const bare = '(?:photo(?:graph)?|picture|snapshot)(?! ?(?:id\\b|identif|of\\b|that\\b|show))(?!s)'
const send = '(?:attach|send|include|enclose|submit|upload|add|e-?mail|provide|bring)(?: us| me)?'
const which = '(?:(?:an?|your|one|two|the|recent|current|new|clear|color|good|professional|small) )*'
const application = '(?:r[eé]sum[eé]|cv|curriculum vitae|application|cover letter|apply|applying|applicants?)'

/** Questions and requests to applicants that no application may have. */
export const applicantQuestions: readonly string[] = [
  `${tell}(?: [^.;!?]{0,60}?)?(?: (?:us|about|with|and|or|know))? (?:your (?:${own})\\b|${clause})`,
  `\\b${send} ${which}${picture}\\b`,
  `\\b${send} (?=[^.;!?]*\\b${application}\\b)(?:[^.;!?]{0,60}(?:and|,|with) )?${which}${bare}\\b`,
  `\\b${application} (?:with|and|including|together with|plus) ${which}(?:${picture}|${bare})\\b`,
  `(?:^|[:,(–—] ?)are you (?:currently |now |still )?${state}\\b(?!-| to )(?=[^.;!]{0,40}\\?)`,
  `\\b(?:do|are) you (?:currently )?${planned}\\b(?=[^.;!]{0,60}\\?)`,
  '\\bdo you have (?:a (?:husband|wife|boyfriend|girlfriend)|(?:any )?(?:disabilit\\w+|(?:health|medical) (?:problems?|conditions?|issues?)|illness\\w*))\\b(?=[^.;!]{0,40}\\?)',
  '\\bhow (?:old are you|tall are you|much do you weigh|many (?:children|kids) do you have)\\b',
  `\\bwhat(?: is|['’]s) your (?:${own})\\b(?=[^.;!]{0,20}\\?)`,
  '\\b(?:when|where|in (?:what|which) (?:year|country)|what year) were you born\\b',
  '\\b(?:what|which) (?:church|religion|faith) do you (?:attend|belong to|go to|follow|practi[cs]e|have)\\b',
  '\\b(?:what|which) country (?:are|do) you (?:come )?from\\b',
  '\\bhave you (?:ever )?been (?:pregnant|divorced|hospitali[sz]ed|treated for|diagnosed)\\b(?=[^.;!]{0,60}\\?)',
]

/** What employers may ask: what a person needs for the work, and whether a minor applies. */
export const allowedQuestions =
  /\b(?:accommodat\w+|adjustments?|voluntar\w+|optional|(?:after|once) (?:we|you|the) [^.;]{0,20}(?:offer|hire)|1[468]\b|insurance|enroll\w*)/i
