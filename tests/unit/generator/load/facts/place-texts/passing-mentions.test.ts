import { expect, test } from 'vitest'
import { passingMentions, shortMentions } from '#generator/load/facts/place-texts/passing-mentions.ts'

test.each([
  ['Llegamos desde Oviedo y limita con Oviedo.', 2],
  ['Es más dura que la de Oviedo.', 1],
  ['El hospital está aquí, y la Universidad de Oviedo, a diez minutos.', 1],
  ['Se separó de Oviedo en 1920. Oviedo está a ocho kilómetros.', 2],
  ['It is bigger than Oviedo. Oviedo is ten kilometers to the north.', 2],
  ['Ashby is part of Oviedo, and Holt was never a part of Oviedo.', 2],
  ['It is a part of Oviedo.', 0],
  ['There are trains to Denby, Oviedo and Ashby.', 1],
  ['The vales of Oviedo and Denby have clay. Beyond the moors of Denby and Oviedo it is dry.', 2],
  ['Por los valles de Lena y de Oviedo baja niebla.', 1],
  ['It is 20 miles north of downtown Oviedo, and our Oviedo technicians are near.', 2],
  ['Oviedo’s northeast side is fifteen minutes south.', 1],
  ['In Oviedo the houses are old. Homes in Oviedo have slate roofs.', 0],
  ['Las casas de Oviedo son antiguas. En Oviedo llueve.', 0],
  ['The City of Oviedo asks for a permit.', 0],
])('"%s" names Oviedo in passing %i times', (text, times) => {
  expect(passingMentions(text, 'Oviedo')).toBe(times)
})

test.each([
  ['Medina tiene un castillo. Medina es grande.', 'Medina del Campo', 2],
  ['Stratford is on the river.', 'Stratford-upon-Avon', 1],
  ['Oviedo es la capital.', 'Oviedo', 0],
  ['Una villa del campo.', 'Villa del Campo', 0],
])('"%s" has the short form of %s %i times', (text, name, times) => {
  expect(shortMentions(text, [name])).toBe(times)
})
