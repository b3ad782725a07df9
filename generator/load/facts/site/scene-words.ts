import type { SceneName } from '#drawings/scenes.ts'
import { functionWords } from '../../../core/text/function-words.ts'

/** What any room, and any place outside, has. */
const inside = 'rooms? interiors? homes? houses? windows?'
const outside =
  'houses? homes? trees? mountains? hills? hillsides? slopes? peaks? landscapes? roads? streets? roofs? outdoors?'

/** Words of which an English alt text of a drawing has one, by scene: things that are drawn, and names of the scene. */
const words: Readonly<Record<SceneName, string>> = {
  van: `vans? vehicles? trucks? cars? parked curb kerb driveway ${outside}`,
  'house-front': `front gardens? yards? lawns? facades? pavement sidewalk porch doors? path ${outside}`,
  reception: 'reception desks? counters? phones? telephones? clipboards? lists? lamps? cups? mugs? offices? windows?',
  'home-street': `neighbou?rhoods? suburbs? lamps? gardens? yards? lawns? sidewalk pavement town ${outside}`,
  workbench: 'workbench bench workshop garage tools? toolbox(?:es)? hooks? window saws? hammers? wrench(?:es)? shed',
  visit: `vans? vehicles? trucks? tools? toolbox(?:es)? path doors? driveway visits? front gardens? yards? ${outside}`,
  keys: 'keys? tags? tables? clipboards? lists? checklists? windows? checked ticked',
  doorstep: 'doors? doorsteps? steps? entrance porch stoop toolbox(?:es)? plants? lamps? bells? front houses? homes?',
  'town-map': 'maps? towns? city cities pins? routes? blocks? parks? rivers? roads? streets?',
  bench: `bench terraces? lakes? island benchland water shore ${outside}`,
  bungalows: `bungalows? porch(?:es)? cottages? lamps? gardens? yards? ${outside}`,
  city: `cit(?:y|ies) skylines? towers? downtown buildings? skyscrapers? blocks? halls? capitol domes? domed trams? parks? trains? ${outside}`,
  foothills: `foothills? foot plain range winding villages? lakes? valleys? ${outside}`,
  'mountain-home': `timber wooden wooded log lodges? cabins? chalets? gables? chimneys? glazed spruces? pines? aspens? forests? ${outside}`,
  'new-homes': `frames? framed timber construction built building new subdivisions? development ${outside}`,
  'old-town': `towns? wooden colou?rful historic old victorian lamps? snow snowy winding ${outside}`,
  'ski-village': `ski snow snowy lodges? hotels? chalets? villages? gondolas? lifts? pistes? spruces? resorts? ${outside}`,
  suburb: `suburbs? suburban gardens? yards? lawns? neighbou?rhoods? family front ${outside}`,
  canyon: `canyons? gorge rocks? cliffs? creeks? streams? brooks? conifers? ravine walls? ${outside}`,
  'canyon-mouth': `canyons? mouth valleys? gap opens? opening cliffs? ${outside}`,
  'farm-valley': `farms? farmhouses? barns? fields? meadows? hay bales? fences? creeks? valleys? pastures? ${outside}`,
  lake: `lakes? water sailboats? boats? docks? piers? reeds? cattails? shores? ${outside}`,
  'railway-valley': `railways? railroads? trains? steam locomotives? meadows? villages? church(?:es)? valleys? tracks? ${outside}`,
  reservoir: `reservoirs? lakes? water cabins? landing docks? piers? canoes? boats? shores? ${outside}`,
  'river-cliffs': `rivers? cliffs? mesas? buttes? valleys? trains? canyons? rocks? stepped bluffs? ${outside}`,
  valley: `valleys? river ranges? cit(?:y|ies) plain basin winding snowy ${outside}`,
  'living-room': `living lounge parlou?r sitting sofas? couch(?:es)? armchairs? rugs? bookcases? bookshel(?:f|ves) sideboards? lamps? ${inside}`,
  kitchen: `kitchens? counters? countertops? cupboards? cabinets? sinks? islands? stools? stoves? ovens? shelves ${inside}`,
  bedroom: `bedrooms? beds? nightstands? bedside pillows? blankets? duvets? towels? suitcases? lamps? guests? ${inside}`,
  office: `offices? desks? screens? monitors? computers? chairs? workplaces? workstations? whiteboards? ${inside}`,
  apartment: `apartments? flats? studio kitchens? kitchenettes? sofas? couch(?:es)? tables? balcony condos? ${inside}`,
  bathroom: `bathrooms? baths? tubs? bathtubs? basins? sinks? mirrors? towels? vanity showers? taps? faucets? tiles? tiled ${inside}`,
  closet: `closets? wardrobes? clothes clothing hangers? rails? shelves shoes? drawers? linens? boxes dressing folded ${inside}`,
  'dining-hall': `dining halls? tables? banquets? feasts? parties party flowers? events? weddings? chairs? reception arched ${inside}`,
  hallway: `hallways? halls? entrances? entry entryways? foyers? corridors? coats? bench(?:es)? doors? mirrors? rugs? mats? hooks? ${inside}`,
  'laundry-room': `laundry washers? dryers? washing machines? baskets? linens? sinks? utility mops? brooms? ${inside}`,
  'moving-boxes': `mov(?:e|ing) box(?:es)? cartons? unpacked packed stacks? stacked mops? buckets? ${inside}`,
  'empty-room': `empty vacant bare mops? buckets? brooms? boards? floorboards? ${inside}`,
  'unfinished-room': `unfinished construction renovat(?:ed|ion) remodel(?:ed|ing)? studs? drywall ladders? stepladders? paints? painted vacuums? boards? ${inside}`,
}

const isScene = (scene: string): scene is SceneName => Object.hasOwn(words, scene)

/** What any image is, and what tells nothing of it. */
const anyImage = /^(?:illustrat|drawing|picture|image|photo|graphic|show|view|scene)/
/** Fewest words that tell what an alt text describes. */
const fewestWords = 3
/** Letters in which the forms of a word agree: `cleaner`, `cleaning`. */
const stem = 5

/**
 * Whether an English alt text describes something else than a scene: it has no word for what is drawn, and none of the
 * name of the image. Of one with a name, such as that of a building, this is not known.
 */
export function isUnlikeScene(alt: string, scene: string, name: string): boolean {
  if (!isScene(scene) || /\p{Ll},? \p{Lu}\p{Ll}/u.test(alt)) return false
  const text = alt.toLowerCase()
  const described = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !functionWords.has(word) && !anyImage.test(word))
  if (described.length < fewestWords) return false
  const own = `${scene} ${name}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  if (own.some((word) => text.includes(word.slice(0, stem)))) return false
  return !new RegExp(`(?<!\\p{L})(?:${words[scene].replaceAll(' ', '|')})(?!\\p{L})`, 'u').test(text)
}
