import { expect, test } from 'vitest'
import { checkHealthClaims } from '#generator/load/facts/health-claims.ts'
import { textSources } from '../../../../support/text-sources.ts'

const isFound = (text: string, tag?: string) => checkHealthClaims(textSources(text, { tag })).length > 0

test.each<[text: string, tag?: string]>([
  ['What goes on your counters cures asthma and keeps your family from catching COVID-19.'],
  ['Regular visits cure asthma and chronic bronchitis.'],
  ['What we spray on handles prevents the flu.'],
  ['It heals eczema.'],
  ['A clean duct eliminates allergies.'],
  ['Our filters protect your family from colds and flu.'],
  ['We protect your children from infections.'],
  ['Fresh air treats depression.'],
  ['It keeps your kids from getting sick.'],
  ['Our visits are a proven cure for hay fever.'],
  ['Say goodbye to asthma.'],
  ['Ozone makes allergies disappear.'],
  ['Salt from our softener relieves arthritis.'],
  ['Una visita al mes cura el asma.', 'es-ES'],
  ['Nuestros filtros previenen la gripe.', 'es-ES'],
])('"%s" is a claim of medicine', (text, tag) => {
  expect(isFound(text, tag)).toBe(true)
})

test.each<[text: string, tag?: string]>([
  ['A good vacuum helps people with asthma.'],
  ['It removes pollen, which can trigger allergies.'],
  ['No product cures asthma.'],
  ['We cannot promise that it prevents allergies.'],
  ['A HEPA filter removes asthma triggers.'],
  ['Regular visits help prevent asthma attacks.'],
  ['The paint cures in two days.'],
  ['Insulation protects pipes from the cold.'],
  ['Pruning in winter prevents disease.'],
  ['We treat lawn diseases with a fungicide.'],
  ['The clinic in the old school treats diabetes, and we wash its floors.'],
  ['The hot springs were once said to cure rheumatism.'],
  ['Washing your hands prevents the flu.'],
  ['Wiped handles slow the spread of flu.'],
  ['Water at 60 °C prevents Legionnaires’ disease.'],
  ['A detector protects your family from carbon monoxide.'],
  ['We work for medical offices and a cancer center.'],
  ['Does it cure asthma?'],
  ['Ayuda a las personas con asma.', 'es-ES'],
  ['Ningún producto cura el asma.', 'es-ES'],
])('"%s" is not', (text, tag) => {
  expect(isFound(text, tag)).toBe(false)
})
