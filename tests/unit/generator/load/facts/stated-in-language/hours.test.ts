import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { es } from '#generator/load/facts/languages/es.ts'
import { hoursInTexts } from '#generator/load/facts/stated-in-language/hours.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const at = { file: 'faqs.yaml', line: 1, column: 1 }
const site = {
  value: {
    hours: { week: [{ days, opens: '08:00', closes: '19:00' }] },
    origin: 'https://a.example',
    business: { name: 'A', phone: { e164: '' }, lines: [], email: 'a@a.example' },
  },
}
const sources = {
  site,
  records: { folders: { offices: [], counties: [] }, cities: [], documents: {} },
} as unknown as FactSources // no more is read

const found = (text: string) =>
  hoursInTexts(
    [{ record: { locate: () => at, file: { path: 'faqs.yaml', text } }, path: [], text }] as unknown as Parameters<
      typeof hoursInTexts
    >[0],
    sources,
    es,
  ).length

test.each([
  'La oficina recoge paquetes de 10:00 a 13:00.',
  'En el taller damos cursos de martes a jueves de 9:00 a 14:00.',
  'La oficina está abierta de lunes a viernes de 8:00 a 19:00.',
  '## Horario de ruido\n\nTrabajamos de 9:00 a 18:00.',
  'Trabajamos en su casa de 8:00 a 18:00.',
  '## Otros horarios\n\nEl conserje de un edificio trabaja de 8:00 a 15:00.',
  'La biblioteca está abierta de 9:00 a 21:00.',
  'Al principio la oficina abría de 8:00 a 21:00.',
  'Estamos en ruta de lunes a sábado.',
])('"%s" agrees with the hours', (text) => {
  expect(found(text)).toBe(0)
})

test.each([
  'La oficina está abierta de 10:00 a 13:00.',
  'La oficina, de 10:00 a 13:00.',
  '## Horario\n\nDe 10:00 a 13:00.',
  'La oficina de Huelva: de lunes a sábado.',
  'Atendemos de 10:00 a 13:00.',
  'Trabajamos de 10:00 a 13:00.',
  'La oficina recoge paquetes de 10:00 a 21:00.',
  'En el taller damos cursos de lunes a sábado.',
  'Estamos de lunes a sábado.',
])('"%s" contradicts them', (text) => {
  expect(found(text)).toBe(1)
})
