import { describe, expect, test } from 'vitest'
import { es } from '#generator/audit/language/es.ts'
import { slipsIn, slipsInOther } from '#generator/core/text/slips.ts'

const codesIn = (text: string) => slipsIn(text).map(({ code }) => code)

describe('slipsIn finds', () => {
  test.each([
    ['sentence-twice', 'We clean every room. We clean every room. Then we leave.'],
    ['sentence-twice', 'What You Get What You Get'],
    ['sentence-twice', 'Start dry. We begin dry. We begin dry. Then we mop.'],
    ['text-in-capitals', 'Note that FRAGILE BLINDS ARE LEFT ALONE by us.'],
    ['text-cut-off', 'It is the "honest choice. Ask us.'],
    ['text-cut-off', 'It is the “honest choice. Ask us.'],
    ['word-misspelt', 'Its a quick job.'],
    ['word-misspelt', 'We work in four countys.'],
    ['word-misspelt', 'We dont work on Sundays.'],
    ['word-misspelt', 'Call us any tiem of the day.'],
    ['word-misspelt', 'You could of asked.'],
    ['word-misspelt', 'You should not has to wait.'],
    ['word-misspelt', 'It does not takes long.'],
    ['word-misspelt', 'A crew that does not takes a key waits outside.'],
    ['word-misspelt', 'They has a key.'],
    ['word-misspelt', 'You’re furniture is gone.'],
    ['word-misspelt', 'A service that keeps it’s promise.'],
    ['word-misspelt', 'We wipe the bear shelves.'],
    ['word-misspelt', 'Steam swells it’s paint.'],
    ['word-misspelt', 'A path between the room and it’s dumpster.'],
    ['word-misspelt', 'The town is proud of it’s old trees.'],
    ['word-misspelt', 'In a year, brass looses its shine.'],
    ['word-misspelt', 'We say so, because our customers is careful people.'],
    ['word-misspelt', 'Your crew comes at eight. The windows was closed before.'],
    ['word-misspelt', 'Our customers brings their own keys.'],
    ['word-misspelt', 'We plan it when the house are empty.'],
    ['note-in-text', 'Overnight, Until We Come (Jen, do we still offer this? pls check)'],
    ['discount-impossible', 'New customers get 110% off the first visit.'],
    ['discount-impossible', 'New customers get a discount of 0%.'],
    ['discount-impossible', 'Save up to 150% with a plan.'],
    ['note-in-text', 'Payment is due at once (check with Dana).'],
    ['article-wrong', 'It takes an slow day to clean.'],
    ['article-wrong', 'It was a empty house near the park.'],
    ['punctuation-wrong', 'We clean the kitchen,, the bath and the hall.'],
    ['punctuation-wrong', 'We plan from there.. Then we go on.'],
    ['punctuation-wrong', 'There are no fees!!! Call us.'],
    ['word-twice', 'We serve Odell, Odell and Dee.'],
    ['text-unfinished', 'This page is under construction.'],
    ['rating-unproven', 'We are rated 4.9 by all.'],
    ['keywords-repeated', 'Drain repair Salem. Best drain repair Salem. Cheap drain repair Salem OR. Drain repair.'],
    ['keywords-repeated', 'Drain Services, Drain Company, Best Drain Repair, Drain Pros Salem'],
    ['capital-missing', 'We dust the frames. in return you see the floor.'],
    ['text-cut-off', 'The price has everything, including When you call us, we come.'],
    ['text-cut-off', 'People follow it with cameras and By late September leaves are blowing in.'],
    ['text-cut-off', 'We bring the cloths, the vacuum and the You can stay or leave.'],
    ['text-cut-off', 'Estimates are free for everyone. The price of your visit has no hidden'],
    ['note-in-text', 'Payment is due at once. [check with legal before publishing]'],
    ['note-in-text', 'Shops are welcome (ask Jen if this is still true) too.'],
    ['note-in-text', 'Shops are welcome (Jenna, can we say this? Check with HR before Friday.) too.'],
    ['note-in-text', 'The grit comes off. (58 words, keyword used once.)'],
    ['note-in-text', 'The grit comes off (approx. 120 words).'],
    ['note-in-text', 'The grit comes off. (Word count: 120)'],
    ['note-in-text', 'The grit comes off. [Keyword density is 2%]'],
    ['note-in-text', 'The grit comes off. (Target keyword: grit removal)'],
    ['note-in-text', 'The grit comes off. (I kept the tone friendly.)'],
    ['note-in-text', 'Payment is due (JK: legal wants this reworded, hold until their OK) at once.'],
    ['note-in-text', 'Payment is due (AB: too long, shorten) at once.'],
    ['note-in-text', 'Payment is due (AB: check) at once.'],
    ['note-in-text', 'As of my last knowledge update, these tips are good.'],
    ['note-in-text', 'Here is a revised version of the paragraph: the town fills up in waves.'],
    ['word-twice', 'We work in Odell, Odell, Dee and Parkdale.'],
    ['text-rude', 'You are too stupid to use a plunger.'],
  ])('%s in "%s"', (code, text) => {
    expect(codesIn(text)).toEqual([code])
  })
})

describe('slipsIn reports as errors', () => {
  test.each([
    ['Say what you want done, and we plan the visit around the'],
    ['Payment is due at once. [check with legal before publishing]'],
    ['The work is physical (Dana, please check the wage before we publish this).'],
    ['The work is physical (Jenna, can we say this? Check with HR before Friday.)'],
  ])('%s', (text) => {
    expect(slipsIn(text).map(({ severity }) => severity)).toEqual(['error'])
  })
})

describe('slipsIn only warns of', () => {
  test.each([
    ['Everything that you may want to know about who we are'],
    ['A beam like this one (needs to be checked by an engineer) is heavy.'],
    ['Say which day suits you best, and we will tell you whether'],
    ['How to work on a roof in winter when it is'],
    ['We come today. What matters most to people in the county is'],
    ['When you call us, the first thing that we ask is'],
    ['What we check before we give you the price of'],
  ])('%s', (text) => {
    expect(slipsIn(text).map(({ severity }) => severity)).toEqual(['warning'])
  })
})

describe('slipsIn accepts', () => {
  test.each([
    'Heating and Cooling Services in the North of Clackamas County, OR',
    'What we do on each visit, where we begin, and when',
    'Why we look how old the water heater is',
    'How to find out what the pipes under your house are',
    'Where the main valve of an old house usually is',
    'What to have ready and which office to ask for',
    'Ash Dieback in a Churchyard: When to Wait and When to Fell',
    'How to Begin a Wall and Where We Stop',
    'Call us.\n\n## Ladders: Why We Say No and What We Say Yes To\n\nA lift costs more.',
    'The first visit is 100% off, and the second is 10% off.',
    'We give 110% on every visit, and pay 0% interest.',
    'A plan can save 0.5% and a 2,000% off-peak surcharge.',
    'It takes an hour, a one-time visit or a European plug.',
    'An honest price, and a usual one.',
    'We bring rags, soap, etc. and leave with them.',
    'Col. and Mrs H. had us back in spring.',
    'A 24" shelf and a 36" one.',
    'It says "from $19". Ask for a "price of $90", and "no more".',
    'They say "clean" and mean “tidy”.',
    'Affordable gutters, roofs, skylights, chimneys',
    'Roof services, door services, gutter services, window services',
    'Drain repair, drain lining, drain cameras and the best drain covers',
    'What it does takes time. All we did was ask, as you should. A bear feeds there.',
    'You’re welcome at home, and it’s at its best.',
    'It has what they have, and can be had.',
    'What the customers bring stays. The customers’ dog barks. All our guests leave presents.',
    'It shows it’s dry, and of all that it’s the best. In short, it’s open.',
    'The first thing that your house needs is air. One of our customers is a baker.',
    'The price of the windows is fixed. The kitchen and the house are dry. If the house were cold, we would ask.',
    'The key that opens the doors is yours. All that the crews have is theirs.',
    'Its own boiler. Its takers are few. It could of course rain.',
    'Yes. Yes. No. No. Ask the EPA, the HOA, OSHA or HUD.',
    'Wait... then rinse. Plan A is best.',
    'Read our terms. Visit www.town.example',
    'We answer at once. Call (541) 555-0137',
    'Choose the date. Then see [the checklist](/cleaning-checklist/).',
    'Ask about discounts (ask us for details).',
    'Describe the room (200 words max) and send it.',
    'Describe the room (150 words or fewer), in two sentences (30 words each).',
    'Choose a password (12 characters minimum) for the portal.',
    'We work with HOAs (KB Homes: Daybreak) and firms (RE/MAX: agents).',
    'The tax is low (UT: 4.85%), and the fee is paid once (WA: none).',
    'I had them twice (I used the text line to book).',
    'Our site lists 12 words (three of them rude) from a bad review.',
    'My kitchen shines (Mom, can you believe it? Spotless.) after one visit.',
    'Here is the list: soap, rags and a mop.',
    'Here is the short version: ask us, and we come.',
    'Why does a drain block? The Most Common Causes in Old Houses',
    'THE SITE IS PROVIDED AS IS. TO THE FULLEST EXTENT WE DISCLAIM WARRANTIES OF ANY KIND.',
    'A policy pays for more. WEIGHT OF ICE AND SNOW: a porch may fall in winter.',
    'A flat roof is $5 per square foot, steel $9 per square foot, slate $20 per square foot and copper $30 per square foot.',
    'Use the right tool, the right cloth, the right mop and the right pail.',
    'We work in East Orange, Orange, and Newark.',
    'The building stays open while the next part is under construction.',
    'Choose a company with at least a 4.5 star rating. Solar adds an average of 4.1% to a home.',
    'We visit Mott Haven, East Tremont, Tremont and Belmont.',
    'No one was made to feel stupid. There are no stupid questions, and your dumb questions are welcome.',
    'Tell tenants 60 days before a change, 45 days before it in writing, 30 days before and 10 days before.',
    'Bring in everything on the deck that is lighter than you are',
  ])('"%s"', (text) => {
    expect(codesIn(text)).toEqual([])
  })
})

const inSpanish = (text: string) => (es.slips ? slipsInOther(text, es.slips) : []).map(({ code }) => code)

test('in another language, a name may begin with the word before it', () => {
  expect(inSpanish('Techos en los alrededores de De Soto')).toEqual([])
  expect(inSpanish('De de la casa al taller')).toEqual(['word-twice'])
})

describe('slipsInOther', () => {
  test.each([
    ['word-twice', 'Vamos a la la casa.'],
    ['sentence-twice', 'Así trabajamos Así trabajamos'],
    ['punctuation-wrong', 'Dudas?'],
    ['punctuation-wrong', 'Llame hoy!'],
    ['punctuation-wrong', 'Limpiamos el suelo,, y el baño.'],
    ['text-cut-off', 'Cada semana limpiamos el fondo y los bordes de la'],
    ['space-missing', 'Limpiamos el fondo.El agua queda clara.'],
  ])('finds %s in the Spanish text "%s"', (code, text) => {
    expect(inSpanish(text)).toEqual([code])
  })

  test.each([
    '¿Dudas?',
    'Vea /consejos/?tema=agua en la web.',
    'Vamos a Baden Baden.',
    '¡Llame hoy!',
    'Eso es muy, muy raro.',
    'The crew of the At Home store and In-N-Out asks for it each Monday.',
    'A film that wipes off is lime. One that does not is etched glass.',
  ])('finds nothing in "%s"', (text) => {
    expect(inSpanish(text)).toEqual([])
  })
})
