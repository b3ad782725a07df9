import { type Fact, type FactSources, fact } from './fact.ts'
import { sentencesOf, shownTexts } from './texts.ts'

/** Illnesses of people. Those that come from pests, water or gas are missing: a company may well prevent them. */
const illnesses =
  "(?:asthma|allerg(?:y|ies)|hay fever|eczema|dermatitis|bronchitis|copd|emphysema|covid(?:-19)?|coronavirus|corona|flu|influenza|(?:the )?common cold|colds|pneumonia|tuberculosis|sinus(?:itis| infections?| problems)|strep(?: throat)?|norovirus|rsv|stomach (?:bugs?|flu)|measles|cancers?|migraines?|headaches|arthritis|rheumatism|depression|anxiety|adhd|autism|insomnia|diabetes|heart disease|high blood pressure|dementia|alzheimer[’']?s|back pain|chronic pain|(?:respiratory|lung|chronic) (?:illness(?:es)?|diseases?|infections?|problems))"
/** Words that are also about plants, which only people can have: `protects your family from disease`. */
const anyIllness = `(?:${illnesses}|illness(?:es)?|diseases?|sickness|infections?|viruses)`
const patients =
  '(?:you|us|them|(?:you|your|their|our)r? (?:\\w+ )?(?:family|families|children|kids|babies|baby|home|household|guests|tenants|staff|team|employees|customers|visitors|loved ones|lungs)|people|children|families|everyone|customers|residents|tenants|guests)'
/** `the`, `chronic`, `all kinds of`, `most common`. */
const some = '(?:(?!(?:for|with|in|of|and|or|to)\\b)[\\w’-]+ |kinds of |symptoms of ){0,3}?'
/** What a disease is only a part of: `asthma triggers`. */
const whole =
  '(?!-)(?! (?:triggers?|sufferers?|patients?|season|seasons|tests?|medicines?|medication|germs?|research|clinics?|centers?|dust|irritants?|cases|wards?|shots?)\\b)'

const languages: Readonly<Record<string, { hint: RegExp; claim: RegExp; denied: RegExp }>> = {
  en: {
    hint: new RegExp(`\\b${anyIllness}\\b|\\b(?:sick|ill)\\b`, 'i'),
    claim: new RegExp(
      [
        `\\b(?<!helps? |help to |helps to |to help )(?:cures?|curing|heals?|healing|treats?|treating|prevents?|preventing|eliminates?|eliminating|eradicates?|reverses?|stops?|ends?|gets? rid of|wards? off|fights? off|relieves?|alleviates?|banish(?:es)?|beats?|defeats?) ${some}${illnesses}\\b${whole}`,
        `\\b(?:prevents?|cures?|stops?) (?:the )?(?:covid|corona|flu\\b|influenza)`,
        `\\b(?:protects?|protecting|shields?|safeguards?|guards?)(?: ${patients})? (?:from|against) ${some}${illnesses}\\b${whole}`,
        `\\b(?:protects?|protecting|shields?|safeguards?) ${patients} (?:from|against) ${some}${anyIllness}\\b${whole}`,
        `\\b(?:keeps?|keeping|stops?|stopping|prevents?|preventing) ${patients} (?:from (?:catching|getting|developing|contracting)|safe from|free (?:of|from)) ${some}(?:${anyIllness}|sick|ill)\\b${whole}`,
        `\\b(?:a|the|is|as an?) (?:\\w+ )?(?:cure|remedy|treatment) (?:for|against) ${some}${illnesses}\\b${whole}`,
        `\\bmakes? ${some}${illnesses} (?:disappear|go away|vanish)\\b`,
        `\\b(?:no more|say goodbye to|be free of|freedom from) ${some}${illnesses}\\b${whole}`,
      ].join('|'),
      'i',
    ),
    denied:
      /\b(?:not|no(?! more)|never|nothing|cannot|neither|nor|claims?|myths?|if|whether|unless|said to|believed|thought to|once|advertised|doctors?|physicians?|nurses?|surgeons?|therap\w+|patients|hospitals?|clinics?|sanat\w+|institutes?|universit\w+|research\w*|medic\w+|pharma\w*|vaccin\w+|hand ?washing|wash(?:ing)? (?:your )?hands|spread of|studies|study|first aid|museum|springs?)\b|n['’]t\b|\?$/i,
  },
  es: {
    hint: /asma|alergi|bronquitis|covid|coronavirus|gripe|resfriado|cáncer|eccema|eczema|dermatitis|artritis|migraña|depresión|diabetes|neumonía|insomnio|enferm/i,
    claim:
      /(?<!\p{L})(?<!ayudan? a )(?:curan?|curar|sanan?|tratan?|previenen?|evitan?|eliminan?|acaban? con|alivian?|protegen? (?:a (?:su|tu) \p{L}+ )?(?:de|del|contra)) (?:(?:el|la|los|las|su|tu|sus|tus|todas?|todos?) )*(?:asma|alergias?|bronquitis|covid(?:-19)?|coronavirus|gripe|resfriados?|cáncer|ecc?zema|eccema|dermatitis|artritis|migrañas?|depresión|diabetes|neumonía|insomnio)(?!\p{L})/iu,
    denied:
      /(?<!\p{L})(?:no|ni|nunca|nada|ningun\p{L}*|ningún|si|médic\p{L}*|hospital\p{L}*|clínicas?|sanatorio|vacunas?|estudios?|balneario)(?!\p{L})|\?$/iu,
  },
}

/** `Regular visits cure asthma`: what no company can promise, and the law lets only medicine say. */
export function checkHealthClaims(sources: FactSources): Fact[] {
  const known = languages[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!known) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!known.hint.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = known.claim.exec(sentence) ?? []
      if (words === undefined || known.denied.test(sentence.replace(words, ''))) continue
      const what = `The text says "${words}", which no company can promise: only medicine may say so of itself.`
      const fix = 'Write what is done.'
      return [fact(record, path, { code: 'rating-unproven', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
