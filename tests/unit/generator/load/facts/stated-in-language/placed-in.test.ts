import { expect, test } from 'vitest'
import { es } from '#generator/load/facts/languages/es.ts'
import { placedIn } from '#generator/load/facts/stated-in-language/placed-in.ts'

const nameIn = (text: string) => placedIn(text, 'Medinaceli', es.inDivision)?.name

test.each([
  'Un pueblo en la provincia de Toledo, con casas bajas.',
  'Medinaceli, en la provincia de Toledo, tiene un arco.',
  'Medinaceli está en la provincia de Toledo.',
  'Hay pinos. Aquí, en la provincia de Toledo, nieva.',
  'Las casas en la provincia de Toledo son de piedra.',
  'En la provincia de Toledo nieva.',
  'La ciudad de Medinaceli está en la provincia de Toledo.',
  'La mayor parte de Medinaceli está en la provincia de Toledo.',
  'Las casas de Medinaceli, en la provincia de Toledo, son de piedra.',
  'Nuestro pueblo está en la provincia de Toledo.',
])('%s: the place is put there', (text) => {
  expect(nameIn(text)).toBe('Toledo')
})

test.each([
  'Hacia el oeste, en la provincia de Toledo, la tierra es delgada.',
  'Layna está en la provincia de Toledo y Ures en otra.',
  'Más lejos quedan Layna y Ures, en la provincia de Toledo.',
  'Por el sur se mete en la provincia de Toledo.',
  'Una parte de las calles está en la provincia de Toledo.',
  'Una pequeña parte de Medinaceli está en la provincia de Toledo.',
  'Parte del pueblo está en la provincia de Toledo.',
  'El lado este de Medinaceli está en la provincia de Toledo.',
  'La zona norte de la ciudad, en la provincia de Toledo, tiene pozos.',
  'El sur de Medinaceli queda en la provincia de Toledo.',
  'La cantera de Medinaceli está en la provincia de Toledo.',
  'Muchos clientes trabajan en la provincia de Toledo.',
  'Era un pueblo de granjas cuando en la provincia de Toledo no había nadie.',
])('%s: something else is there', (text) => {
  expect(nameIn(text)).toBeUndefined()
})
