import { expect, test } from 'vitest'
import { checkDangerousAdvice } from '#generator/load/facts/dangerous-advice.ts'
import { textSources } from '../../../../support/text-sources.ts'

/** What is found in a tip of the guide, below a title. */
const found = (text: string, title?: string, tag?: string) =>
  checkDangerousAdvice(textSources(text, { title, tag })).map(({ code }) => code)

test.each<[text: string, tag?: string]>([
  ['For stubborn stains, mix bleach with a little ammonia.'],
  ['For stubborn stains, mix bleach with a little vinegar or ammonia.'],
  ['Add a splash of ammonia to the bleach.'],
  ['A solution of vinegar and bleach takes it off.'],
  ['We use bleach mixed with rubbing alcohol on handles.'],
  ['Combine hydrogen peroxide and white vinegar in a spray bottle.'],
  ['Equal parts bleach and vinegar work on grout.'],
  ['Pour a little muriatic acid into the pool chlorine.'],
  ['Stir half a cup of lemon juice into the bleach.'],
  ['In a power cut, run the generator in the garage.'],
  ['On rainy days you can use the charcoal grill inside.'],
  ['On cold mornings, heat the kitchen with the oven.'],
  ['To save heat, cover the furnace vent in winter.'],
  ['Block the flue with a rag against drafts.'],
  ['You can work on live wires if you are quick.'],
  ['Replace the outlet with the power on.'],
  ['Look for a gas leak with a match.'],
  ['If you smell gas, switch on the lights and look around.'],
  ['You can open the gas line yourself.'],
  ['Remove old asbestos tiles yourself.'],
  ['Sand lead paint until it is smooth.'],
  ['When you fry, take the batteries out of the smoke alarm.'],
  ['Always disconnect the smoke detector before you cook.'],
  ['Pour gasoline on the wasp nest.'],
  ['Wash greasy tools with gasoline.'],
  ['Pour used grease down the kitchen drain.'],
  ['Throw water on a grease fire.'],
  ['Thaw frozen pipes with a blowtorch.'],
  ['Run extension cords under the rugs.'],
  ['Store all bleach and pesticides within reach of children.'],
  ['Mezcle lejía con un poco de amoniaco.', 'es-ES'],
  ['Añada vinagre a la lejía.', 'es-ES'],
  ['Encienda el generador dentro de casa.', 'es-ES'],
  ['Busque la fuga de gas con una cerilla.', 'es-ES'],
])('"%s" is dangerous', (text, tag) => {
  expect(found(text, 'A tip', tag)).toEqual(['statement-reversed'])
})

test.each<[text: string, title?: string, tag?: string]>([
  ['Never mix bleach with vinegar or ammonia.'],
  ['Mix bleach with ammonia and you breathe toxic fumes.'],
  ['Some people mix bleach with ammonia. That is dangerous.'],
  ['Mix bleach with ammonia.', 'Five mistakes to avoid'],
  ['Mix one part of bleach with ten parts of water, and keep the vinegar for the glass.'],
  ['Mix bleach and water, then rinse before you use vinegar.'],
  ['Mix baking soda with vinegar for the drain.'],
  ['Use vinegar on the glass and bleach on the grout.'],
  ['We bring ammonia-free glass cleaner and bleach.'],
  ['Can I mix bleach with vinegar?'],
  ['Run the generator outside, twenty feet from the house.'],
  ['Store the generator in the garage.'],
  ['An electric grill may be used inside the garage.'],
  ['Run the generator in the garage? Carbon monoxide kills.'],
  ['Snow can drift over the wall, block the flue and trip the furnace.'],
  ['Cover the chimney with a cap.'],
  ['Seal the joint around the flue.'],
  ['Dead wires are fine; do not work on live wires.'],
  ['Turn off the power before you replace the outlet.'],
  ['If you smell gas, leave the house and call the utility.'],
  ['We test the gas line with a manometer.'],
  ['Asbestos must be removed by a licensed crew; do not touch it yourself.'],
  ['Take the batteries out of the smoke alarm and put in new ones.'],
  ['Cover the smoke detector while we sand, and uncover it after.'],
  ['Scrape grease into the trash, not down the drain.'],
  ['Pour a kettle of hot water down the kitchen drain.'],
  ['Thaw pipes with a hair dryer.'],
  ['Keep cleaners out of reach of children.'],
  ['Put a hook for towels within reach of children.'],
  ['Nunca mezcle lejía con amoniaco.', 'Un consejo', 'es-ES'],
  ['Mezcle la lejía con agua y guarde el vinagre para el cristal.', 'Un consejo', 'es-ES'],
])('"%s" is not', (text, title, tag) => {
  expect(found(text, title, tag)).toEqual([])
})
