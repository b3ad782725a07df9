import { expect, test } from 'vitest'
import { differenceIn } from '#generator/load/facts/review/difference.ts'
import { groupOf } from '#generator/load/facts/review/opposed-words.ts'
import { statedFacts } from '#generator/load/facts/review/stated-facts.ts'

test.each<[sentence: string, facts: string[], tag?: string]>([
  ['At this bend the Tay leaves Loch Ness.', ['Tay', 'leaves', 'Loch Ness']],
  ['It pours into the Tay.', ['into', 'Tay']],
  ['From Perth the road runs to Dundee.', ['from', 'Perth', 'runs to', 'Dundee']],
  ['The lane begins at the Tay and ends in Perth.', ['begins at', 'Tay', 'ends in', 'Perth']],
  ['It was the seat until 1901.', ['until', '1901']],
  ['Work begins at 8.', ['begins at', '8']],
  ['A walk into the woods of Perth.', ['Perth']],
  ['Water from the hills fills it.', []],
  ['The wheel at Perth still turns.', ['Perth', 'still']],
  ['The former wheel at Perth turns.', ['former', 'Perth']],
  ['Former wheels at Perth turn.', ['former', 'Perth']],
  ['Perth formerly had two.', ['Perth', 'formerly', 'two']],
  ['Perth used to be a town.', ['Perth', 'used to']],
  ['In Perth the air is still.', ['Perth']],
  ['Still water in Perth.', ['Perth']],
  ['Sit still in Perth; still more is to come.', ['Perth']],
  ['In Perth, cloths used to wipe glass are soft.', ['Perth']],
  ['Perth is used to be wet.', ['Perth', 'wet']],
  ['Of Perth and Dundee the former, we think.', ['Perth', 'Dundee']],
  ['The mill still turns.', []],
  ['Use water on marble instead.', ['instead']],
  ['Instead of bleach, use water.', ['instead']],
  ['Use water rather than bleach.', ['rather than']],
  ['It is a rather dull stone.', []],
  ['We wash all walls except brick.', ['all', 'except']],
  ['Unless you ask, we wash the walls.', ['unless']],
  ['Avoid bleach on wood.', ['avoid']],
  ['Please steer clear of bleach.', ['steer clear of']],
  ['Try to avoid bleach.', ['avoid']],
  ['Call early to avoid a wait.', []],
  ['Wood seldom needs wax.', ['seldom']],
  ['A hard floor.', []],
  ['Switch the air conditioner off before you rinse it.', ['switch the air conditioner off', 'before']],
  ['Before the first week, turn on the water.', ['before', 'turn on']],
  ['Light switches on the wall, and turns on the lane.', []],
  ['On cold nights, close the doors under sinks.', ['cold', 'close']],
  ['A shop close to the lake.', []],
  ['It is for guests over 13.', ['over', '13']],
  ['Hang it over the chair, under the lamp.', []],
  ['Apague la caldera.', ['apague'], 'es'],
  ['Use agua en vez de cloro.', ['en vez de'], 'es'],
  ['Evite el cloro en la madera.', ['evite'], 'es'],
  ['Lavamos las paredes, salvo el ladrillo.', ['salvo'], 'es'],
  ['Llame pronto para evitar esperas.', [], 'es'],
  ['Las cosas quedan a salvo, en un lugar de la casa.', [], 'es'],
  [
    'El Tajo nace en Albarracín y desemboca en Lisboa.',
    ['Tajo', 'nace en', 'Albarracín', 'desemboca en', 'Lisboa'],
    'es',
  ],
  ['La vía sale de Madrid y llega a Toledo.', ['sale de', 'Madrid', 'llega a', 'Toledo'], 'es'],
  ['La rueda de Toledo todavía sirve.', ['Toledo', 'todavía'], 'es'],
  ['Toledo es aún más fría.', ['fría'], 'es'],
])('"%s" states %j', (sentence, facts, tag = 'en') => {
  expect(statedFacts(sentence, tag)).toEqual(facts)
})

function difference(now: string, before: string, tag = 'en'): string | undefined {
  const field = { record: {} as never, path: [], text: now } // not read
  const stated = { field, sentence: now, facts: statedFacts(now, tag) }
  return differenceIn({ stated, former: statedFacts(before, tag) })?.what
}

test.each<[now: string, before: string, what: string, tag?: string]>([
  ['The Tay pours into Loch Tay.', 'The Tay leaves Loch Tay.', 'The text says "into", where it said "leaves"'],
  ['The Tay starts in Perth.', 'The Tay ends in Perth.', 'The text says "starts in", where it said "ends in"'],
  ['Perth was the seat since 1901.', 'Perth was the seat until 1901.', 'says "since", where it said "until"'],
  ['From Perth into Dundee.', 'Into Perth from Dundee.', 'in another order'],
  ['The wheel at Perth still turns.', 'The wheel at Perth turns.', 'The text says "still", which is not reviewed yet.'],
  ['Use water on marble.', 'Use water on marble instead.', 'The text no longer says "instead"'],
  ['We wash two walls.', 'We wash two walls unless you ask.', 'The text no longer says "unless"'],
  ['Avoid bleach on the floors of Perth.', 'Bleach is for the floors of Perth.', 'The text says "avoid", which'],
  ['Two rooms seldom need wax.', 'Two rooms need wax.', 'The text says "seldom", which is not reviewed yet.'],
  ['Lavamos dos paredes.', 'Lavamos dos paredes, excepto si llueve.', 'no longer says "excepto"', 'es'],
  [
    'Switch the fan on, then rinse.',
    'Switch the fan off, then rinse.',
    'says "switch the fan on", where it said "switch',
  ],
  ['Close the doors.', 'Open the doors.', 'says "close", where it said "open"'],
  ['Not for guests over 13.', 'Not for guests under 13.', 'says "over", where it said "under"'],
  ['It is $90 an hour.', 'It is $90.', 'says "$90 an hour", where it said "$90"'],
  ['Perth is a town.', 'Perth used to be a town.', 'The text no longer says "used to"'],
  ['Perth still is a town.', 'Perth used to be a town.', 'The text says "still", where it said "used to"'],
  ['El Tajo nace en Lisboa.', 'El Tajo desemboca en Lisboa.', 'says "nace en", where it said "desemboca en"', 'es'],
])('"%s" is reported after "%s"', (now, before, what, tag) => {
  expect(difference(now, before, tag)).toContain(what)
})

test.each<[now: string, before: string, tag?: string]>([
  ['The Tay begins at Loch Tay.', 'The Tay leaves Loch Tay.'],
  ['The Tay enters the Firth.', 'The Tay flows to the Firth.'],
  ['It is ten minutes off Perth.', 'It is ten minutes from Perth.'],
  ['Ten minutes from the Tay.', 'Ten minutes to the Tay.'],
  ['Guests come over from Perth.', 'Guests come over, and Perth is near.'],
  ['The wheel at Perth turns.', 'The wheel at Perth still turns.'],
  ['Still turning, the mill at Perth is old.', 'The mill at Perth is still turning, and is old.'],
  ['Perth was formerly a town.', 'Perth used to be a town.'],
  ['Use two cloths rather than bleach.', 'Use two cloths instead of bleach.'],
  ['Two rooms rarely need wax.', 'Two rooms hardly need wax.'],
  ['It has 40 rooms.', 'It has over 40 rooms.'],
  ['Turn the fan off, then wash.', 'Switch off the fan, then wash.'],
  ['Steer clear of bleach in Perth.', 'In Perth, avoid bleach.'],
  ['Call Perth to avoid a wait.', 'Call Perth, and you save a wait.'],
  ['Use dos paños en lugar de cloro.', 'Use dos paños en vez de cloro.', 'es'],
  ['Formerly the mill, Perth.', 'The former mill, Perth.'],
  ['Perth lost the seat in 1901.', 'Perth was the seat until 1901.'],
  ['El Tajo desemboca en Lisboa.', 'El Tajo llega a Lisboa.', 'es'],
  ['La rueda de Toledo sirve.', 'La rueda de Toledo todavía sirve.', 'es'],
])('"%s" is not reported after "%s"', (now, before, tag) => {
  expect(difference(now, before, tag)).toBeUndefined()
})

test('the words of a group are known in each language', () => {
  expect(
    ['leaves', 'desde', 'hasta', 'used to', 'aún', 'instead', 'salvo', 'avoided', 'rara vez', 'north'].map(groupOf),
  ).toEqual(['from', 'from', 'to', 'past', 'present', 'contrast', 'exception', 'avoidance', 'rarity', undefined])
})
