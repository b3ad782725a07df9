import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })
/** At the end of the first paragraph of the page "about". */
const about = (sentence: string) => inText('pages/about.md', 'place better.', `place better. ${sentence}`)
const eagleMountain = (sentence: string) =>
  inText('cities/eagle-mountain.yaml', 'weather from the west desert.', `weather from the west desert. ${sentence}`)

/** Texts of the sample that are untrue of where places, offices and landmarks are: the code, a name and the edit. */
export const locationFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'coordinates-elsewhere',
    'a landmark of another town, with its point',
    inText('landmarks.csv', 'Intermountain Medical Center,,,murray,', 'Intermountain Medical Center,,,orem,'),
  ],
  [
    'distance-in-text-differs',
    'an office in a street, too near',
    eagleMountain('Our office on Broadway is just 9 miles down the road.'),
  ],
  ['distance-in-text-differs', 'the company, too near', eagleMountain('We are only 10 miles away.')],
  ['office-in-another-town', 'a second showroom', about('Our second showroom in Park City has samples.')],
  ['office-in-another-town', 'a branch of a company with one office', about('We also have a branch in Lehi.')],
  ['office-in-another-town', 'a second office without a town', about('Our second office is open too.')],
  [
    'state-capital-differs',
    'another capital of the state',
    {
      file: 'cities.csv',
      replace: 'Utah’s second-largest city by population, West Valley City',
      with: 'Utah’s capital and second-largest city, West Valley City',
    },
  ],
  [
    'county-seat-differs',
    'a town as the seat without its name',
    inText(
      'cities/kamas.yaml',
      'frame houses make up the center',
      'frame houses make up the center of this county seat',
    ),
  ],
  [
    'landmark-elsewhere',
    'the canyon of another town',
    inText('cities/alta.yaml', 'Little Cottonwood', 'Big Cottonwood'),
  ],
  [
    'landmark-elsewhere',
    'the festival of a neighbor',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. June ends with Strawberry Days.'),
  ],
  [
    'landmark-elsewhere',
    'a river of another county',
    inText('cities.csv', 'climbs Little Cottonwood Canyon to Alta', 'climbs along the Weber River to Alta'),
  ],
  [
    'landmark-elsewhere',
    'an Interstate of other states',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. Interstate 40 hums all day.'),
  ],
  [
    'landmark-elsewhere',
    'a lake elsewhere that docks are on',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. Docks on Bear Lake rot in the sun.'),
  ],
  [
    'landmark-elsewhere',
    'nearly the name of a landmark of another town',
    inText('cities/kearns.yaml', 'Olympic\n  Oval, where speed skaters', 'Olympic\n  Sports Park, where ski jumpers'),
  ],
  [
    'distance-in-text-differs',
    'a mountain on another side of the town',
    inText('cities/american-fork.yaml', 'Timpanogos rises to the northeast', 'Timpanogos rises to the northwest'),
  ],
  [
    'distance-in-text-differs',
    'a river that flows the other way',
    inText('counties/salt-lake.yaml', 'Jordan River runs north between', 'Jordan River runs south between'),
  ],
  [
    'distance-in-text-differs',
    'a town on another side of the mountains',
    inText('cities.csv', 'West of the Lake Mountains, in', 'East of the Lake Mountains, in'),
  ],
  [
    'distance-in-text-differs',
    'a canyon on another side of the city',
    about('Millcreek Canyon begins just west of Millcreek.'),
  ],
  [
    'figures-differ',
    'a height of feet in metres',
    inText(
      'cities/alta.yaml',
      'For half the year coats and boots are never quite dry.',
      'At 8,500 meters above sea level, coats and boots are never quite dry.',
    ),
  ],
  [
    'figures-differ',
    'a height before the name of the town',
    inText('cities/midway.yaml', 'Midway fills up in waves:', 'At 7,800 feet, Midway fills up in waves:'),
  ],
  [
    'distance-in-text-differs',
    'a town within another one',
    inText('cities/white-city.yaml', 'inside a corner of Sandy', 'inside a corner of Murray'),
  ],
  [
    'distance-in-text-differs',
    'hours and a half',
    inText(
      'cities/lehi.yaml',
      'between the two.',
      'between the two. It is three and a half hours from Salt Lake City.',
    ),
  ],
  [
    'distance-in-text-differs',
    'an airport that is far away',
    inText(
      'cities.csv',
      'Park City works on two',
      'Just eight miles from the Salt Lake City airport, Park City works on two',
    ),
  ],
  [
    'distance-in-text-differs',
    'an airport that is nearer, before what made the town',
    inText(
      'cities/park-city.yaml',
      'Silver built Old Town',
      'Ninety miles from the Salt Lake City airport, silver built Old Town',
    ),
  ],
  [
    'distance-in-text-differs',
    'minutes to a landmark beyond the mountains',
    inText('cities/lehi.yaml', 'between the two.', 'between the two. The Utah Olympic Park is only ten minutes away.'),
  ],
  [
    'coordinates-elsewhere',
    'a landmark without its sign',
    inText('landmarks.csv', '40.3390 -111.5990', '40.3390 111.5990'),
  ],
  [
    'coordinates-elsewhere',
    'a landmark with the point of another one',
    inText('landmarks.csv', 'west-valley-city,40.6480 -111.9860', 'west-valley-city,40.7110 -111.5640'),
  ],
  [
    'distance-in-text-differs',
    'mountains on another side of a lake',
    inText('counties/utah.yaml', 'standing over its eastern side', 'standing over its western side'),
  ],
  [
    'distance-in-text-differs',
    'lakes of a river in the wrong order',
    inText('counties/wasatch.yaml', 'Jordanelle above and Deer Creek below', 'Deer Creek above and Jordanelle below'),
  ],
  [
    'population-in-text-differs',
    'a town that is smaller than another one',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. It is larger than West Valley City.'),
  ],
  [
    'statement-reversed',
    'settlers of another country than in another text of the town',
    inText('cities.csv', 'Swiss settlers gave', 'Norwegian settlers gave'),
  ],
  [
    'distance-in-text-differs',
    'a town at another end of its county',
    inText('cities.csv', 'farm country at the northern end', 'farm country at the southern end'),
  ],
  [
    'distance-in-text-differs',
    'the southernmost town of a county, which is in its north',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. It is the southernmost city in Utah County.',
    ),
  ],
  [
    'county-seat-differs',
    'the courthouse of a county in a town of another county',
    inText('counties/summit.yaml', 'courthouse in Coalville', 'courthouse in Heber City'),
  ],
  [
    'county-seat-differs',
    'the jail of a county in a town of another county',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. The county jail is in Sandy.'),
  ],
  [
    'text-of-another-place',
    'a paragraph that begins in a neighbor',
    inText('cities/pleasant-grove.yaml', 'In Pleasant Grove the dirt changes', 'In Cedar Hills the dirt changes'),
  ],
  [
    'text-of-another-place',
    'a town in a text that places share',
    inText('traits/canyon-wind.yaml', 'Windblown sand is sharp', 'Here in Draper, windblown sand is sharp'),
  ],
]

/** What is similar and right: a name and the edit. */
export const locationFacts: readonly [name: string, edit: ManifestFault][] = [
  [
    'a number of residents of another century',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. For most of its first century it had fewer than two thousand residents.',
    ),
  ],
  [
    'a border of time zones',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. Far west of it runs the line between Mountain and Pacific time.',
    ),
  ],
  [
    'how far something grows around a town',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. Sego lilies grow within about 75 miles of Salt Lake City.',
    ),
  ],
  [
    'the county of another time',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. The town was part of Utah County until 1823.',
    ),
  ],
  ['an office in a part of its town', about('Our office in Central City is open all week.')],
  [
    'a number of residents of some decades',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. For decades fewer than a thousand people lived here.',
    ),
  ],
  [
    'a number of residents of a war',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. During the Second World War about 110,000 people lived here.',
    ),
  ],
  [
    'a number of residents that is compared with today',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. About 110,000 people lived here, twice as many as today.',
    ),
  ],
  [
    'a river that comes in on the other side',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. Far above the mouth of the Weber River, which comes in on the other side of the lake, soil is dry.',
    ),
  ],
  [
    'a side of the middle of another town',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. Seven miles south of the center of Salt Lake City, it has a climate of its own.',
    ),
  ],
  [
    'what happened at a landmark elsewhere',
    inText(
      'cities/murray.yaml',
      'on former farmland.',
      'on former farmland. When the Maverik Center was built, traffic on the side streets grew.',
    ),
  ],
  [
    'the town next door at the beginning of a text',
    inText(
      'cities/murray.yaml',
      'Smelter stacks once marked Murray from',
      'Midvale is four miles to the south along State Street. Trains between Draper, Midvale and Salt Lake City stop behind the hospital. Smelter stacks once marked this ground from',
    ),
  ],
  [
    'a lake that a stream runs into',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. A pipe once led into Bear Lake. The stream that leaves it joins the Weber River far away.',
    ),
  ],
  [
    'a landmark to which a road leads',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. Trucks from Bear Lake pass at night.'),
  ],
  [
    'a way through a landmark elsewhere',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. Our trucks come down Parleys Canyon at dawn, or by way of the Weber River.',
    ),
  ],
  [
    'what arrives from a landmark elsewhere, or is seen there',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. Gusts come off the Bonneville Salt Flats. Porches have a view of Antelope Island. The pipe of the Provo–Bear Lake system ends here. Beaver Mountain is on the horizon.',
    ),
  ],
  [
    'a landmark far from its places and from all others',
    inText('landmarks.csv', 'kamas samak,40.6860 -110.8990', 'kamas samak,40.6860 -110.8090'),
  ],
  [
    'the distances of an airport, a landmark and a city of public data',
    inText(
      'cities/lehi.yaml',
      'between the two.',
      'between the two. Lehi is 30 miles from the airport of Salt Lake City. Thanksgiving Point is five minutes away. Temple Square is half an hour up the freeway. The Utah Olympic Park is 50 minutes away. Lehi is 17 miles from Provo.',
    ),
  ],
  [
    'a neighbor that a text compares with its town',
    inText(
      'cities/saratoga-springs.yaml',
      'Saratoga Springs is a young',
      'Eagle Mountain is older, Saratoga Springs a young',
    ),
  ],
  [
    'people who live in another town and work in the own one',
    inText(
      'cities/lehi.yaml',
      'bring people to Lehi from other',
      'bring people who live in Draper and work here, or come from other',
    ),
  ],
  [
    'the distance of an airport before what made the town',
    inText(
      'cities/park-city.yaml',
      'Silver built Old Town',
      'Some 35 miles from the Salt Lake City airport, silver built Old Town',
    ),
  ],
  [
    'a height in feet',
    inText(
      'cities/alta.yaml',
      'For half the year coats and boots are never quite dry.',
      'At 8,500 feet above sea level, coats and boots are never quite dry.',
    ),
  ],
  [
    'a paragraph that begins with a comparison',
    inText(
      'cities/pleasant-grove.yaml',
      'In Pleasant Grove the dirt changes',
      'In Cedar Hills the dirt is sandy, but here it changes',
    ),
  ],
  ['the distance of the office', eagleMountain('Our office on Broadway is about 40 miles away.')],
  ['a distance of the office from something else', eagleMountain('Our office is 2 miles away from the arena.')],
  ['a second office that is planned', about('Our second office, we hope, will be open next spring.')],
  [
    'towns with their region, in a text of a place',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. Our crews come from Orem, UT, from Provo, UT, from Sandy, UT, and from Draper, UT.',
    ),
  ],
  [
    'a name that begins as that of an own landmark',
    inText('cities/kearns.yaml', 'Oval, where speed skaters', 'Oval and the Olympic Skating Rink, where speed skaters'),
  ],
  [
    'a river on a side of the county',
    inText(
      'counties/salt-lake.yaml',
      'Jordan River runs north between',
      'Jordan River runs on the west side and between',
    ),
  ],
  [
    'a landmark with the place to which it belongs',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. Pleasant Grove has Strawberry Days.'),
  ],
  [
    'an Interstate that leads to another state',
    inText('cities/lehi.yaml', 'lies between the two.', 'lies between the two. It is far from Arizona and its I-40.'),
  ],
  [
    'the federal courthouse in another county',
    inText('counties/summit.yaml', 'courthouse in Coalville', 'courthouse in Coalville, or the federal one in Provo'),
  ],
  [
    'a part of the county from which something comes',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. Commuters from the southern end of the county pass. Lehi is at its northern edge.',
    ),
  ],
  ['settlers of two countries', inText('cities.csv', 'Swiss settlers gave', 'Swiss and German settlers gave')],
  [
    'a town that is larger than another one, and one that may be by its area',
    inText(
      'cities/lehi.yaml',
      'lies between the two.',
      'lies between the two. It is larger than Highland. In area, it is larger than Sandy.',
    ),
  ],
  [
    'towns of a river in their order',
    inText('counties/summit.yaml', 'Snow is the common', 'Oakley is upstream of Peoa. Snow is the common'),
  ],
  ['a canyon on its side of the city', about('Millcreek Canyon begins just east of Millcreek.')],
  [
    'a height of a mountain before the name of the town',
    inText(
      'cities/midway.yaml',
      'Midway fills up in waves:',
      'Below the 11,000 feet of the range, Midway fills up in waves:',
    ),
  ],
]
