import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkHiring } from '#generator/load/facts/hiring.ts'

function isFound(body: string, tag = 'en-US', screen = 'careers'): boolean {
  const at = { file: 'pages/page.md', line: 1, column: 1 }
  const page = { at, locate: () => at, file: { path: at.file, shown: at.file, text: body }, value: { screen, body } }
  const folders = { pages: [page], articles: [], offices: [] }
  const site = { value: { business: {}, policies: [], claims: [] } }
  const records = { folders, documents: {}, language: { tag } }
  return checkHiring({ site, records } as unknown as FactSources).length > 0 // what the check reads
}

test.each<[body: string, tag?: string, screen?: string]>([
  ['We prefer women under 35 without children.'],
  ['We prefer women with no children.'],
  ['We hire women under 35 only.'],
  ['Women preferred.'],
  ['Tell us where you live, your date of birth, and how far you drive.'],
  ['Let us know whether you are married or plan to have children.'],
  ['The ideal candidate is a young, energetic woman.'],
  ['The ideal candidate is young, strong and fast.'],
  ['Applicants must be no older than 40.'],
  ['You must be between 20 and 45.'],
  ['Native speakers only.'],
  ['Native English speakers preferred.'],
  ['You must be a native English speaker.'],
  ['Applicants must be single.'],
  ['You should be single and without children.'],
  ['Pregnant women need not apply.'],
  ['You must not be pregnant.'],
  ['We want able-bodied men for heavy work.'],
  ['We are looking for people of Christian faith.'],
  ['Preference is given to members of the Christian faith.'],
  ['We would like attractive people at the front desk.'],
  ['We are looking for a friendly lady for our office.'],
  ['Preferably a man under 40.'],
  ['We are hiring young people.'],
  ['Anyone over 50 need not apply.'],
  ['The age limit is 45.'],
  ['Applicants should have no children.'],
  ['We only hire Christians.'],
  ['Ideally, you are female and live nearby.'],
  ['We are hiring! We prefer men for the night shift.', 'en-US', 'about'],
  ['Preferimos mujeres sin hijos.', 'es-ES'],
  ['Se busca chica joven para la oficina.', 'es-ES'],
  ['Buscamos personas de 20 a 35 años.', 'es-ES'],
  ['Abstenerse mayores de 50 años.', 'es-ES'],
])('"%s" chooses people by what the law protects', (...args) => {
  expect(isFound(...args)).toBe(true)
})

test.each<[body: string, tag?: string, screen?: string]>([
  ['We hire women and men of every age.'],
  ['We are looking for men and women who like to work outside.'],
  ['Women are encouraged to apply.'],
  ['Tell us where you live and how far you are willing to drive.'],
  ['Tell us your name, and we tell you our plans for the year.'],
  ['Applicants must be at least 18 years old.'],
  ['You must be over 21 to drive our vans.'],
  ['Experience preferred, and a driving license required.'],
  ['You must be able to lift up to 40 pounds.'],
  ['Your first job must be under 60 minutes away.'],
  ['Bilingual applicants are preferred.'],
  ['You must be authorized to work in the country.'],
  ['We never ask whether you are married or have children.'],
  ['We hire regardless of age, sex or faith.'],
  ['The law forbids us to prefer men.'],
  ['We do not prefer young people; experience counts.'],
  ['We are looking for people who notice the fingerprint on the light switch.'],
  ['You need to be a single point of contact for the client.'],
  ['We want attractive gardens, and so do our customers.'],
  ['We take care of homes with young children, so you must be background-checked.'],
  ['You should be young at heart.'],
  ['We prefer candidates who live within ten miles.'],
  ['We want women to feel at home on our crews.'],
  ['We want more women in this trade.'],
  ['We hire women, veterans and people with a record.'],
  ['We take women’s safety seriously.'],
  ['You need to be at a man-lift by seven.'],
  ['The load must be under 20 inches wide.'],
  ['Women over 60 are our most loyal customers, and we prefer mornings for them.', 'en-US', 'about'],
  ['Buscamos hombres y mujeres de cualquier edad.', 'es-ES'],
  ['Buscamos personas con experiencia.', 'es-ES'],
  ['Debe ser mayor de 18 años.', 'es-ES'],
])('"%s" does not', (...args) => {
  expect(isFound(...args)).toBe(false)
})
