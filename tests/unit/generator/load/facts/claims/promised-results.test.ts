import { expect, test } from 'vitest'
import { promisedResult } from '#generator/load/facts/claims/promised-results.ts'

const found = (sentence: string, language = 'en') => promisedResult(sentence, `Your lease ends. ${sentence}`, language)

test.each<[sentence: string, language?: string]>([
  ['We guarantee that your landlord pays back the full deposit.'],
  ['We guarantee your landlord returns the deposit.'],
  ['We guarantee that your landlord returns it, so there is no need to take pictures.'],
  ['You are guaranteed to get your deposit back.'],
  ['We promise that your insurance covers everything.'],
  ['We guarantee that the city approves the plan.'],
  ['You will get your full deposit back.'],
  ['You’ll receive every penny of your deposit.'],
  ['With us you will never lose your deposit.'],
  ['Our tenants never lose a deposit.'],
  ['Your landlord will pay back the full deposit.'],
  ['The insurer will approve every claim.'],
  ['We always get your claim approved.'],
  ['Your permit will always be granted.'],
  ['Garantizamos que el casero devuelve la fianza.', 'es'],
  ['Con nosotros recuperará toda su fianza.', 'es'],
])('"%s" is the decision of others', (sentence, language) => {
  expect(found(sentence, language)).toBeDefined()
})

test.each<[sentence: string, language?: string]>([
  ['Cancel in time, and you will get your full deposit back.'],
  ['No one can guarantee that your landlord pays back the full deposit.'],
  ['If nothing is broken, you will get your full deposit back.'],
  ['By law your landlord must return the full deposit.'],
  ['A clean oven helps you to get your deposit back.'],
  ['Your landlord will return the deposit within 30 days.'],
  ['Your landlord pays for the water.'],
  ['You can get your deposit back.'],
  ['We guarantee our work, whether or not the landlord approves.'],
  ['You will get your full list back.'],
  ['The insurer will approve a claim with pictures.'],
  ['Si no falta nada, recuperará toda su fianza.', 'es'],
])('"%s" promises nothing', (sentence, language) => {
  expect(found(sentence, language)).toBeUndefined()
})
