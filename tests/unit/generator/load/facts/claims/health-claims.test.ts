import { expect, test } from 'vitest'
import { checkHealthClaims } from '#generator/load/facts/claims/health-claims.ts'
import { textSources } from '../../../../../support/text-sources.ts'

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
  ['Clients with four visits a year are cured of asthma.'],
  ['Within a month my son was healed of eczema.'],
  ['After a year with us, hay fever is a thing of the past.'],
  ['Many clients put their inhalers away.'],
  ['After the third visit, most people stop taking their allergy pills.'],
  ['With our filter you can throw away your medication.'],
  ['Our filters let your family do without their inhalers.'],
  ['There is no need for an inhaler in our houses.'],
  ['Our service cured my wife of allergies.'],
  ['Kids with asthma throw away their inhalers.'],
  ['Customers are finally free of migraines.'],
  ['Los clientes se curan del asma.', 'es-ES'],
  ['Puede dejar de tomar sus medicinas.', 'es-ES'],
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
  ['Please put your medicines away before we come.'],
  ['Put inhalers away from children.'],
  ['Never throw away your pills in the sink.'],
  ['You can throw away expired medicine at the pharmacy.'],
  ['Keep your inhaler close on smoky days.'],
  ['People with asthma put their inhalers by the door.'],
  ['Rooms free of allergy triggers are easier to breathe in.'],
  ['No one is cured of asthma by a visit.'],
  ['People who take their pills at noon like quiet.'],
  ['Ask your doctor before you stop taking your allergy pills.'],
  ['When allergies are gone with the first frost, open the windows.'],
  ['Guarde sus medicinas antes de la visita.', 'es-ES'],
  ['Ayuda a las personas con asma.', 'es-ES'],
  ['Ningún producto cura el asma.', 'es-ES'],
])('"%s" is not', (text, tag) => {
  expect(isFound(text, tag)).toBe(false)
})
