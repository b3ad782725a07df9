import { oneWorker, workers } from '../../../../core/text/workers.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../../texts.ts'

const people = `(?:our (?:\\w+ )?|every |each |all (?:our )?)(?:${workers}|${oneWorker})`
const insurance = '(?:(?:general|public|professional|liability|accident|business) )*insurance'
/** `You bring your own liability insurance`, `our crews are not covered by our policy`. */
const ownInsurance = new RegExp(
  `\\b(?:brings?|carry|carries|provides?|has|have|buys?|needs?|maintains?|arranges?|pays? for) (?:your|their|his or her) own ${insurance}\\b|\\bnot (?:covered|insured) (?:by|under) our (?:insurance|policy)\\b`,
  'i',
)
/** `Our technicians are independent contractors`. */
const contractors = new RegExp(
  `\\b(?:${people}|you(?=[^.;]{0,20} as )) (?:is|are|works?|will work|will be) (?:as )?(?:an? )?(?:independent|self-employed|freelance) (?:sub)?contractors?\\b`,
  'i',
)
const aboutPeople = new RegExp(`\\b${people}\\b|\\bindependent contractors?\\b`, 'i')
const aboutApplicant = /\byou(?:r|['’]ll)?\b/i
/** Those who are insured apart from the company, and sentences that deny it. */
const others =
  /\b(?:subcontractors?|partners?|suppliers?|vendors?|customers?|clients?|owners?|tenants?|guests?|neighbou?rs?|not|never|no(?:body)?|instead|unlike|other (?:companies|firms))\b|n['’]t\b|\?$/i

/** What applicants or customers read of people who work without the insurance, or the employment, that the company claims. */
export function checkContractors(sources: FactSources): Fact[] {
  const { claims } = sources.site.value
  const insured = claims.find(({ text }) => /\binsured\b/i.test(text))
  const employed = claims.find(({ text }) =>
    /\b(?:own|all|only|not contractors|no contractors)\b.*\bemployees\b|\bemployees, not\b/i.test(text),
  )
  if (!insured && !employed) return []
  return companyAndServiceTexts(sources).flatMap(({ record, path, text }) => {
    if (!/contractor|own (?:\w+ ){0,2}insurance|our (?:insurance|policy)/i.test(text)) return []
    const isForApplicants = sources.records.folders.pages.some(
      (page) => page === record && page.value.screen === 'careers',
    )
    for (const sentence of sentencesOf(text)) {
      const isAboutThem = aboutPeople.test(sentence) || (isForApplicants && aboutApplicant.test(sentence))
      const denial = /not (?:covered|insured) (?:by|under) our/i
      if (!isAboutThem || others.test(sentence.replace(denial, ''))) continue
      const [own] = (insured && ownInsurance.exec(sentence)) || []
      const [words] = own === undefined ? (employed && contractors.exec(sentence)) || [] : [own]
      const claim = own === undefined ? employed : insured
      if (words === undefined || !claim) continue
      const what = `The text says "${words}", but the company claims "${claim.text}".`
      const fix = 'Correct the text, or the claim.'
      return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
