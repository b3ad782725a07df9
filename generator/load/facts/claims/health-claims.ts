import { wordBeginnings } from '../../../core/text/word-beginnings.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf, shownTexts } from '../texts.ts'

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
/** What the ill need, also behind its illness: `asthma inhalers`. */
const remedies =
  '(?:(?:asthma|allergy|daily|rescue|sleeping|pain|blood pressure) )?(?:inhalers?|nebulizers?|medicines?|medications?|meds|pills|antihistamines|tablets|insulin|painkillers|epipens?)'
const those =
  '(?:people|families|children|kids|clients|customers|residents|tenants|patients|guests|sufferers|they|who|and|many|most|some|he|she)(?: with \\w+)?'
/** `They stop taking their pills`, and what people put away so that it is not used. */
const given = `(?:(?:stop(?:s|ped)? (?:taking|using)|thr[oe]ws? (?:away|out)|threw (?:away|out)|toss(?:es|ed)?(?: out| away)?|g[ia]ves? up|quit|no longer needs?|do(?:es)? without|got off|g[eo]ts? off|come off|came off) (?:your|their|his|her|the) ${remedies}|thr[oe]ws? (?:your|their|his|her) ${remedies} (?:away|out)|puts? (?:your|their|his|her) (?:\\w+ )?(?:inhalers?|nebulizers?) away)`

const languages: Readonly<
  Record<
    string,
    {
      /** Every claim has a word of `namedIn`. */
      namedIn: (text: string) => number
      claim: RegExp
      denied: RegExp
    }
  >
> = {
  en: {
    namedIn: wordBeginnings([
      'asthma allergy allergies fever eczema dermatitis bronchitis copd emphysema covid corona coronavirus flu influenza cold colds pneumonia tuberculosis sinus sinusitis strep norovirus rsv stomach measles cancer migraine headaches arthritis rheumatism depression anxiety adhd autism insomnia diabetes disease blood dementia alzheimer pain infection illness sickness problems virus sick ill inhaler nebulizer medicine medication meds pill antihistamines tablets insulin painkiller epipen',
    ]),
    claim: new RegExp(
      [
        `\\b(?<!helps? |help to |helps to |to help )(?:cures?|curing|heals?|healing|treats?|treating|prevents?|preventing|eliminates?|eliminating|eradicates?|reverses?|stops?|ends?|gets? rid of|wards? off|fights? off|relieves?|alleviates?|banish(?:es)?|beats?|defeats?) ${some}${illnesses}\\b${whole}`,
        `\\b(?:prevents?|cures?|stops?) (?:the )?(?:covid|corona|flu\\b|influenza)`,
        `\\b(?:protects?|protecting|shields?|safeguards?|guards?)(?: ${patients})? (?:from|against) ${some}${illnesses}\\b${whole}`,
        `\\b(?:protects?|protecting|shields?|safeguards?) ${patients} (?:from|against) ${some}${anyIllness}\\b${whole}`,
        `\\b(?:keeps?|keeping|stops?|stopping|prevents?|preventing) ${patients} (?:from (?:catching|getting|developing|contracting)|safe from|free (?:of|from)) ${some}(?:${anyIllness}|sick|ill)\\b${whole}`,
        `\\b(?:a|the|is|as an?) (?:\\w+ )?(?:cure|remedy|treatment) (?:for|against) ${some}${illnesses}\\b${whole}`,
        `\\bmakes? ${some}${illnesses} (?:disappear|go away|vanish)\\b`,
        `\\b(?:(?:cured|healed|relieved|rid|free)|(?:cure[sd]?|heal(?:s|ed)?|rids?) (?:${patients}|(?:my|his|her|our) \\w+)) of ${some}${illnesses}\\b${whole}`,
        `\\b${illnesses} (?:is|are|was|were|has been|have been) (?:now |soon |finally |completely |fully )?(?:cured|healed|eliminated|eradicated|gone(?= for good\\b)|a thing of the past)\\b`,
        `\\b(?:(?:${those}|you(?:[’']ll| will| can| may)) (?:(?:can|will|may|soon|then|even|all|often|simply|finally) ){0,2}|(?:lets?|helps?|allows?) ${patients} (?:to )?)${given}`,
        `\\b(?:no|without the) (?:more )?need for (?:(?:your|their|his|her|an?|the|any) )?${remedies}\\b`,
        `\\b(?:no more|say goodbye to|be free of|freedom from) ${some}${illnesses}\\b${whole}`,
      ].join('|'),
      'i',
    ),
    denied:
      /\b(?:not|no(?! more)|never|nothing|cannot|neither|nor|claims?|myths?|if|whether|unless|said to|believed|thought to|once|advertised|doctors?|physicians?|nurses?|surgeons?|therap\w+|patients|hospitals?|clinics?|sanat\w+|institutes?|universit\w+|research\w*|medic\w+|pharma\w*|vaccin\w+|hand ?washing|wash(?:ing)? (?:your )?hands|spread of|studies|study|first aid|museum|springs?)\b|n['’]t\b|\?$/i,
  },
  es: {
    namedIn: wordBeginnings([
      'asma alergia bronquitis covid coronavirus gripe resfriado cáncer eccema eczema eczzema dermatitis artritis migraña depresión diabetes neumonía insomnio inhalador medicina medicamento pastillas antihistamínicos',
    ]),
    claim:
      /(?<!\p{L})(?<!ayudan? a )(?:(?:se )?curan?(?: del?)?|curar|sanan?|tratan?|previenen?|evitan?|eliminan?|acaban? con|alivian?|protegen? (?:a (?:su|tu) \p{L}+ )?(?:de|del|contra)) (?:(?:el|la|los|las|su|tu|sus|tus|todas?|todos?) )*(?:asma|alergias?|bronquitis|covid(?:-19)?|coronavirus|gripe|resfriados?|cáncer|ecc?zema|eccema|dermatitis|artritis|migrañas?|depresión|diabetes|neumonía|insomnio)(?!\p{L})|(?<!\p{L})(?:puede[ns]?|podrá[ns]?|va[ns]? a) (?:dejar de (?:tomar|usar)|tirar|guardar(?= (?:su|tu)s? inhalador)) (?:(?:el|la|los|las|su|tu|sus|tus) )(?:inhalador(?:es)?|medicinas?|medicamentos?|pastillas|antihistamínicos)(?!\p{L})/iu,
    denied:
      /(?<!\p{L})(?:no|ni|nunca|nada|ningun\p{L}*|ningún|si|médic\p{L}*|hospital\p{L}*|clínicas?|sanatorio|vacunas?|estudios?|balneario)(?!\p{L})|\?$/iu,
  },
}

/** `Regular visits cure asthma`: what no company can promise, and the law lets only medicine say. */
export function checkHealthClaims(sources: FactSources): Fact[] {
  const known = languages[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!known) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (known.namedIn(text) === 0) return []
    for (const sentence of sentencesOf(text)) {
      if (known.namedIn(sentence) === 0) continue
      const [words] = known.claim.exec(sentence) ?? []
      if (words === undefined || known.denied.test(sentence.replace(words, ''))) continue
      const what = `The text says "${words}", which no company can promise: only medicine may say so of itself.`
      const fix = 'Write what is done.'
      return [fact(record, path, { code: 'rating-unproven', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
