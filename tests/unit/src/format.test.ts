import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addressText,
  afterColon,
  dateText,
  hoursInSentence,
  hoursText,
  listText,
  lowerFirst,
  nameInSentence,
  numberText,
  priceInSentence,
  priceText,
  priceWithUnit,
  sizeText,
  titleCase,
  weekdays,
} from '#src/format.ts'
import { messagesIn } from '../../support/messages.ts'

test('numbers and prices in English have the same signs in a country with other ones', () => {
  expect(numberText(335_000, 'en-ES')).toBe('335,000')
  expect(numberText(335_000, 'es-ES')).toBe('335.000')
  expect(numberText(1_500_000, 'en-IN')).toBe('15,00,000')
})

const english = messagesIn('en-US')
const spanish = messagesIn('es-ES')

describe('hours', () => {
  const monday = { days: ['Monday' as const], opens: '08:00', closes: '18:00' }

  test('a single day is named', () => {
    expect(hoursText(english, { timeZone: 'Mountain time', week: [monday] })).toBe(
      'Monday, 8:00 AM to 6:00 PM Mountain time',
    )
  })

  test('consecutive days are named by the first and the last', () => {
    const week = [{ ...monday, days: ['Monday' as const, 'Tuesday' as const, 'Wednesday' as const] }]
    expect(hoursText(english, { timeZone: 'Mountain time', week })).toMatch(/^Monday to Wednesday, /)
  })

  test('a span may continue past Sunday', () => {
    const week = [{ ...monday, days: ['Saturday' as const, 'Sunday' as const, 'Monday' as const] }]
    expect(hoursText(english, { timeZone: 'UTC', week })).toMatch(/^Saturday to Monday, /)
  })

  test('days with a gap between them are listed', () => {
    const week = [{ ...monday, days: ['Monday' as const, 'Wednesday' as const, 'Friday' as const] }]
    expect(hoursText(english, { timeZone: 'UTC', week })).toMatch(/^Monday, Wednesday and Friday, /)
  })

  test('spans are joined, and the time zone appears once', () => {
    const saturday = { days: ['Saturday' as const], opens: '09:30', closes: '12:00' }
    expect(hoursText(english, { timeZone: 'Mountain time', week: [monday, saturday] })).toBe(
      'Monday, 8:00 AM to 6:00 PM; Saturday, 9:30 AM to 12:00 PM Mountain time',
    )
  })

  test('times of the same days are joined', () => {
    const saturday = { days: ['Saturday' as const], opens: '09:30', closes: '12:00' }
    const week = [{ ...monday, closes: '12:00' }, { ...monday, opens: '13:30' }, saturday]
    expect(hoursText(english, { timeZone: 'UTC', week })).toBe(
      'Monday, 8:00 AM to 12:00 PM and 1:30 PM to 6:00 PM; Saturday, 9:30 AM to 12:00 PM UTC',
    )
    expect(hoursText(spanish, { timeZone: '', week })).toBe(
      'Lunes, de 8:00 a 12:00 y de 13:30 a 18:00; sábados, de 9:30 a 12:00',
    )
  })

  test('British times have two digits on the 24-hour clock', () => {
    const hours = { timeZone: 'UK time', week: [monday] }
    expect(hoursText(messagesIn('en-GB'), hours)).toBe('Monday, 08:00 to 18:00 UK time')
  })

  test('midnight is 12 AM and noon 12 PM', () => {
    const week = [{ ...monday, opens: '00:00', closes: '12:05' }]
    expect(hoursText(english, { timeZone: 'UTC', week })).toBe('Monday, 12:00 AM to 12:05 PM UTC')
  })

  test('a whole day needs no times, and whole days alone no time zone', () => {
    const day = { ...monday, opens: '00:00', closes: '24:00' }
    const saturday = { days: ['Saturday' as const], opens: '18:00', closes: '02:00' }
    expect(hoursText(english, { timeZone: 'Central time', week: [day] })).toBe('Monday, 24 hours a day')
    expect(hoursText(spanish, { timeZone: '(hora peninsular)', week: [day] })).toBe('Lunes, las 24 horas')
    expect(hoursText(english, { timeZone: 'Central time', week: [day, saturday] })).toBe(
      'Monday, 24 hours a day; Saturday, 6:00 PM to 2:00 AM Central time',
    )
  })

  test('a company that never closes is reached every day', () => {
    const always = [{ days: [...weekdays], opens: '00:00', closes: '24:00' }]
    const inTwo = [
      { days: weekdays.slice(0, 5), opens: '00:00', closes: '24:00' },
      { days: weekdays.slice(5), opens: '00:00', closes: '23:59' },
    ]
    for (const week of [always, inTwo]) {
      expect(hoursText(english, { timeZone: 'Central time', week })).toBe('Every day, 24 hours a day')
      expect(hoursInSentence(spanish, { timeZone: '', week })).toBe('todos los días, las 24 horas')
    }
  })

  test('the name of a day begins with a capital in a sentence where the language has it so', () => {
    expect(hoursInSentence(english, { timeZone: 'UTC', week: [monday] })).toMatch(/^Monday, /)
    expect(hoursInSentence(spanish, { timeZone: 'UTC', week: [monday] })).toMatch(/^lunes, /)
  })

  test('days and times are written as usual in the language', () => {
    const week = [
      { ...monday, days: ['Monday' as const, 'Tuesday' as const] },
      { ...monday, days: ['Thursday' as const, 'Saturday' as const], opens: '09:30' },
    ]
    for (const timeZone of ['hora peninsular', '(hora peninsular)'])
      expect(hoursText(spanish, { timeZone, week })).toBe(
        'De lunes a martes, de 8:00 a 18:00; jueves y sábados, de 9:30 a 18:00 (hora peninsular)',
      )
  })
})

describe('price', () => {
  const usd = { currency: 'USD' }

  test('a starting price says From', () => {
    expect(priceText(english, { kind: 'from', amount: 99, ...usd, unit: 'visit' })).toBe('From $99')
  })

  test('a starting price on a card names its unit, unless the manifest says otherwise', () => {
    const on = (priceUnits: boolean) => {
      const { site, ...manifest } = english.manifest
      return { manifest: { ...manifest, site: { ...site, display: { priceUnits } } } }
    }
    const price = { kind: 'from' as const, amount: 12, ...usd, unit: 'foot' }
    expect([true, false].map((units) => priceWithUnit(on(units), price))).toEqual(['From $12 per foot', 'From $12'])
    expect([true, false].map((units) => priceInSentence(on(units), price))).toEqual(['from $12 per foot', 'from $12'])
  })

  test('an hourly price names the hour', () => {
    expect(priceText(english, { kind: 'hourly', amount: 150, ...usd, unit: 'hour' })).toBe('From $150/hour')
  })

  test('cents are shown as two digits, only where there are any', () => {
    expect(priceText(english, { kind: 'from', amount: 120.5, ...usd, unit: 'visit' })).toBe('From $120.50')
  })

  test('thousands are grouped', () => {
    expect(priceText(english, { kind: 'from', amount: 1250, ...usd, unit: 'visit' })).toBe('From $1,250')
  })

  test('a price without an amount is shown in words', () => {
    expect(priceText(english, { kind: 'quote' })).toBe('By quote')
    expect(priceText(english, { kind: 'custom' })).toBe('Custom pricing')
  })

  test('a price is written as usual in the language', () => {
    const price = { kind: 'hourly' as const, amount: 12_500, currency: 'EUR', unit: 'hour' as const }
    expect(priceText(spanish, price)).toBe('Desde 12.500\u00a0€/hora')
  })
})

describe('date', () => {
  test('a month is shown with its year', () => {
    expect(dateText('2026-03', 'en-US')).toBe('March 2026')
  })

  afterEach(() => vi.unstubAllEnvs())

  test('a date is the written day, also in time zones where midnight UTC is the evening before', () => {
    vi.stubEnv('TZ', 'America/Denver')
    expect(new Date('2025-01-01T00:00:00Z').getDate()).toBe(31)
    expect(dateText('2025-01-01', 'en-GB')).toBe('1 January 2025')
  })

  test('a date is written as usual in the language', () => {
    expect(dateText('2025-01-01', 'en-US')).toBe('January 1, 2025')
  })
})

test('large numbers are grouped as usual in the language', () => {
  expect(numberText(8313, 'en-US')).toBe('8,313')
  expect(numberText(8313, 'de')).toBe('8.313')
})

test('an address is one line, the ZIP code after the region', () => {
  const address = {
    street: '12 Cannery Row',
    locality: 'Hood River',
    region: 'OR',
    regionName: 'Oregon',
    postalCode: '97031',
    country: 'US',
  }
  expect(addressText(address)).toBe('12 Cannery Row, Hood River, OR 97031')
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('the list of %j is "%s"', (items, text) => {
  expect(listText(items, 'en-US')).toBe(text)
})

test('a list is joined as usual in the language', () => {
  expect(listText(['Madrid', 'Getafe', 'Illescas'], 'es-ES')).toBe('Madrid, Getafe e Illescas')
})

describe('the size of a file', () => {
  test.each([
    [12, '1 kB'],
    [148_821, '149 kB'],
    [999_400, '999 kB'],
    [999_600, '1 MB'],
    [1_250_000, '1.3 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes, 'en-US')).toBe(text)
  })
})

test.each([
  ['lawn care', 'en-US', 'Lawn Care'],
  ['heating and cooling', 'en-GB', 'Heating and Cooling'],
  ['the works', 'en', 'The Works'],
  ['HVAC repair', 'en-US', 'HVAC Repair'],
  ['instalación de calderas', 'es-ES', 'instalación de calderas'],
])('a title has the trade "%s" in %s as "%s"', (trade, language, title) => {
  expect(titleCase(trade, language)).toBe(title)
})

test.each([
  ['es-ES', 'Agua dura', 'agua dura'],
  ['es-ES', 'A pie de sierra', 'a pie de sierra'],
  ['es-ES', 'Sierra Norte y sus pozos', 'Sierra Norte y sus pozos'],
  ['es-ES', 'Alcobendas antigua', 'Alcobendas antigua'],
  ['es-ES', 'Alcobendanos de siempre', 'alcobendanos de siempre'],
  ['es-ES', 'PVC viejo', 'PVC viejo'],
  ['de-DE', 'Altbauten', 'Altbauten'],
  ['en-US', 'Hard water', 'Hard water'],
])('in %s, "%s" after a colon is "%s"', (language, text, expected) => {
  expect(afterColon(text, language, ['Alcobendas', 'Alcobenda', ''])).toBe(expected)
})

test.each([
  ['Hard water', 'hard water'],
  ['Dust from dry flats', 'dust from dry flats'],
  ['Smoke', 'smoke'],
  ['A pie de sierra', 'a pie de sierra'],
  ['Heavy Clay Soil', 'Heavy Clay Soil'],
  ['Work at Height', 'Work at Height'],
  ['LED lamps', 'LED lamps'],
  ['Victorian slate', 'Victorian slate'],
])('inside a sentence, "%s" is "%s"', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected)
})

test.each([
  ['en-GB', 'Boiler repair', 'boiler repair'],
  ['en-US', 'Drain Cleaning', 'Drain Cleaning'],
  ['en-GB', 'LED lamps', 'LED lamps'],
  ['es-ES', 'Limpieza de canalones', 'Limpieza de canalones'],
])('in %s, the service "%s" is "%s" within a sentence', (language, name, expected) => {
  expect(nameInSentence(name, language)).toBe(expected)
})
