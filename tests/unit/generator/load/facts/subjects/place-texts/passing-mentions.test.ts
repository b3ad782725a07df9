import { expect, test } from 'vitest'
import { passingMentions, shortMentions } from '#generator/load/facts/subjects/place-texts/passing-mentions.ts'

test.each([
  ['Llegamos desde Oviedo y limita con Oviedo.', 2],
  ['Es más dura que la de Oviedo.', 1],
  ['El hospital está aquí, y la Universidad de Oviedo, a diez minutos.', 1],
  ['Se separó de Oviedo en 1920. Oviedo está a ocho kilómetros.', 2],
  ['It is bigger than Oviedo. Oviedo is ten kilometers to the north.', 2],
  ['Ashby is part of Oviedo, and Holt was never a part of Oviedo.', 2],
  ['It is a part of Oviedo.', 0],
  ['From Oviedo it is half an hour, so a move is priced like one within Oviedo.', 2],
  ['From Oviedo the ridge looks blue.', 0],
  ['There are trains to Denby, Oviedo and Ashby.', 1],
  ['The vales of Oviedo and Denby have clay. Beyond the moors of Denby and Oviedo it is dry.', 2],
  ['Por los valles de Lena y de Oviedo baja niebla.', 1],
  ['It is 20 miles north of downtown Oviedo, and our Oviedo technicians are near.', 2],
  ['Oviedo’s deep-water port, with cottages on steep lanes.', 1],
  ['The North River reaches the Oviedo. The Oviedo floods, and below the Oviedo it is dry.', 2],
  ['The Oviedo of the miners is gone.', 0],
  ['Oviedo’s old center has streets of brick.', 0],
  ['Oviedo’s northeast side is fifteen minutes south.', 1],
  ['It takes its name from the mission next door in Oviedo.', 1],
  ['To the south lies Denby, to the east Oviedo and Ashby.', 1],
  ['Next door is Oviedo, and over in Oviedo the lots are larger.', 2],
  ['Farther east, Oviedo has the trains. Two miles north is Oviedo.', 2],
  ['Upriver lies Oviedo, and downriver, across the line, Denby.', 1],
  ['Downstream, across the state line, Oviedo has the mill.', 1],
  ['Across the creek in Oviedo they are older. On the other side of the tracks is Oviedo.', 2],
  ['Over the Holt River, Oviedo begins.', 1],
  ['Oviedo, next door, has a park. Oviedo lies just across the creek. Oviedo is the next town.', 3],
  ['It shares a school district with Oviedo, and unlike Oviedo it has hills.', 2],
  ['The creek runs into Oviedo’s storm drains.', 1],
  ['Oviedo’s neighbor across the harbor has a castle. Oviedo’s quiet sister has none.', 2],
  ['Oviedo’s castle is a school.', 0],
  ['The van for Oviedo comes here on Tuesdays.', 1],
  ['Others live just outside its limits, in Oviedo and Denby. It is four times as large as Oviedo.', 2],
  ['The town left Oviedo in 1883. Oviedo lies inland, to the west.', 2],
  ['Oviedo, Denby and Ashby are around it. Its neighbors are Denby, Oviedo and Ashby.', 2],
  ['Denby, Ashby and Oviedo share one plant.', 1],
  ['Al sur está Oviedo, y al este, Oviedo.', 2],
  ['Río arriba queda Oviedo. Al otro lado de la línea, en Oviedo, hay trenes.', 2],
  ['La vecina Oviedo es mayor. Oviedo queda al otro lado del río.', 2],
  ['Oviedo merchants built their villas here.', 1],
  ['The farms on the ridge have an Oviedo address.', 1],
  ['Bakers here print Oviedo mailing addresses, and the Oviedo post office sorts the letters.', 2],
  ['Oviedo postmen have long routes, and Oviedo addresses have five digits.', 1],
  ['Oviedo merchants built their villas in 1880. Oviedo homes here are old.', 0],
  ['Oviedo’s streets are steep. In Oviedo’s center the houses are old.', 0],
  ['Roofs all over Oviedo are steep, and elsewhere in Oviedo they are flat.', 0],
  ['Oviedo and Denby have slate. The next street in Oviedo is dry.', 0],
  ['Across Oviedo the streets are steep. Up in the hills Oviedo has lots of two acres.', 0],
  ['The lines of Oviedo are old, and the south side has clay. Just in Oviedo there are nine parks.', 0],
  ['In Oviedo the houses are old. Homes in Oviedo have slate roofs.', 0],
  ['Las casas de Oviedo son antiguas. En Oviedo llueve.', 0],
  ['The City of Oviedo asks for a permit.', 0],
])('"%s" names Oviedo in passing %i times', (text, times) => {
  expect(passingMentions(text, 'Oviedo')).toBe(times)
})

test('a name may have either apostrophe, and a list has names of several words', () => {
  expect(
    passingMentions("To the east lie Post Ridge and Coeur d’Alene. Upriver lies Coeur d'Alene.", "Coeur d'Alene"),
  ).toBe(2)
  expect(passingMentions("Upriver lie Coeur d'Alene, Alcalá de Henares and Holt.", 'Holt')).toBe(1)
})

test.each([
  ['Medina tiene un castillo. Medina es grande.', 'Medina del Campo', 2],
  ['Stratford is on the river.', 'Stratford-upon-Avon', 1],
  ['Oviedo es la capital.', 'Oviedo', 0],
  ['Una villa del campo.', 'Villa del Campo', 0],
])('"%s" has the short form of %s %i times', (text, name, times) => {
  expect(shortMentions(text, [name])).toBe(times)
})
