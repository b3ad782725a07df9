import { expect, test } from 'vitest'
import { secretsIn } from '#generator/audit/text/secrets.ts'

test.each([
  ['DB_USER=oak\nDB_PASSWORD=Br0adway159!\n', 'DB_PASSWORD'],
  ['export API_KEY="9f31c7a04be2"', 'API_KEY'],
  ['[mail]\nsmtp_password: spring2026\n', 'smtp_password'],
  ['{\n  "password": "spring2026",\n}', 'password'],
  ['contraseña: verano2026', 'contraseña'],
])('%j has a password, of which the name is shown', (text, shown) => {
  expect(secretsIn(text)).toEqual([expect.objectContaining({ shown })])
})

test.each([
  'DB_PASSWORD=your-password-1',
  'password: <DB_PASSWORD_2>',
  'Password: at least 8 characters',
  'password: "current-password"',
  'The password is at the front desk 24/7.',
  'La clave: revisar el filtro cada 30 días.',
])('%j has none', (text) => {
  expect(secretsIn(text)).toEqual([])
})

test('a key with a shape of its own is one secret, though its name says that it is one', () => {
  const found = secretsIn(`STRIPE_SECRET_KEY = "sk_${'live_'}${'a1'.repeat(12)}"\n`)
  expect(found).toEqual([expect.objectContaining({ name: 'a Stripe secret key' })])
})
