import { expect, test } from 'vitest'
import { lostAccentReader } from '#generator/audit/truth/lost-accents.ts'
import type { Manifest } from '#manifest/schema.ts'

test('finds words that lost the accents that the manifest has', () => {
  // The reader looks for texts in any value.
  const manifest = {
    site: { tagline: 'Limpiamos la línea de flotación. Ella limpio, él limpió.' },
  } as unknown as Manifest
  const lostIn = lostAccentReader(manifest)
  expect(lostIn('Limpiamos la linea de flotacion.')).toEqual({ found: 'linea, flotacion', wanted: 'línea, flotación' })
  expect(lostIn('Limpiamos la linea y el fondo limpio.')).toBeUndefined()
  expect(lostIn('Limpiamos la línea de flotación.')).toBeUndefined()
})
