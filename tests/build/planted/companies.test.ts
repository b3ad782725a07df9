import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { siteWithArticles } from '../../support/articles.ts'
import { companyEdits } from '../../support/companies.ts'
import { type ManifestEdit, withEditedSite } from '../../support/manifest-case.ts'
import { validateSite } from '../../support/pipeline.ts'

// Untrue statements in the manifests of companies of several countries and languages. Each is found at its line, and nothing else is.

const translated: ManifestEdit[] = [
  { copy: 'translations/es', to: 'es' },
  { file: 'site.yaml', replace: 'language: en-US', with: 'languages: [en-US, es-US]' },
]

/** Articles without two spellings of one tag. */
const twoArticles = siteWithArticles.filter((edit) => !('file' in edit && edit.file.includes('grease')))

const origin = (name: string): ManifestEdit => ({
  file: 'site.yaml',
  replace: 'https://gorgedrain.example',
  with: `https://${name}.example`,
})

const capWarranty =
  'policies: [{ id: caps, subject: warranty, title: Warranty, statement: Caps that we fit are replaced free for five years. }]'

const returnPolicy =
  'policies: [{ id: back, subject: guarantee, title: Return, statement: If it blocks again within 30 days we come back at no charge. }]'

const formOf = (label: string) =>
  `fields:\n  - { name: email, type: email, label: E-mail, required: true }\n  - { name: size, type: number, label: ${label} }\n`
const metricForm = formOf('Largo (m)')
const customaryForm = formOf('Area (ft²)')

const companies = {
  oregon: [],
  translated,
  madrid: [...(await companyEdits('comunidad-de-madrid')), origin('sierra')],
  yorkshire: [...(await companyEdits('north-yorkshire')), origin('dalesdrains')],
  offices: await companyEdits('two-offices'),
  alberta: [...(await companyEdits('alberta')), origin('bowdrains')],
}

/** `at`: the beginning of the line that is reported, if it is not that of the edit. */
type Replacement = { file: string; replace: string; with: string; at?: string }

const put = (file: string, replace: string, written: string, at = written): Replacement => ({
  file,
  replace,
  with: written,
  at,
})

const faults: [
  company: keyof typeof companies,
  code: string,
  name: string,
  fault: Replacement,
  more?: ManifestEdit[],
][] = [
  ['madrid', 'postal-code-elsewhere', 'a code of another province', put('cities.csv', '28791 28770', '46791')],
  [
    'offices',
    'office-in-another-town',
    'the town of a place in the text of an office',
    put('offices/vancouver.yaml', 'The office has parking', 'The office in Camas has parking'),
  ],
  [
    'offices',
    'hours-in-text-differ',
    'the hours of the company in the text of an office with hours of its own',
    put('offices/vancouver.yaml', 'The office has parking', 'The office opens at 7 AM. It has parking', 'The office'),
  ],
  [
    'offices',
    'business-name-misspelt',
    'a letter too many in the name of an office',
    put('offices/vancouver.yaml', 'name: Gorge Drain', 'name: Gorge Drains'),
  ],
  [
    'offices',
    'office-outside-its-town',
    'the coordinates of another place of the table',
    put(
      'offices/vancouver.yaml',
      '{ latitude: 45.62831, longitude: -122.67312 }',
      '{ latitude: 45.58710, longitude: -122.39950 }',
      'coordinates:',
    ),
  ],
  [
    'madrid',
    'postal-code-elsewhere',
    'an office with a code of another province',
    put('site.yaml', '"28100"', '"08100"'),
  ],
  [
    'yorkshire',
    'unknown-postal-code',
    'an area that does not exist',
    put('cities.csv', 'BD24', 'D24', 'north-yorkshire,Settle'),
  ],
  [
    'yorkshire',
    'postal-code-elsewhere',
    'an office with a code of another area than its town in the table',
    put('site.yaml', 'BD23 1JD', 'YO23 1JD'),
  ],
  [
    'madrid',
    'postal-code-elsewhere',
    'a code of the next province, in a county whose codes have one beginning',
    put('cities.csv', ',28791,', ',19791,'),
    [
      put('cities.csv', '28791 28770', '28791'),
      put(
        'cities.csv',
        'comunidad-de-madrid,Colmenar',
        'comunidad-de-madrid,Algete,algete,,,,28110,40.5960,-3.4970,,"Bajantes de fibrocemento en bloques bajos.",INE\ncomunidad-de-madrid,Colmenar',
      ),
    ],
  ],
  [
    'madrid',
    'claim-value-differs',
    'a number in words that is not that of the claim',
    put('site.yaml', 'text: Precio antes de empezar }', 'text: cuatro localidades, counts: cities, value: 3 }'),
  ],
  [
    'madrid',
    'phone-in-text-differs',
    'the number without its calling code, with two digits exchanged',
    put('faqs.yaml', 'y mirar forma parte', 'llame al 910 55 50 31, y mirar forma parte', '  answer:'),
  ],
  [
    'madrid',
    'policy-numbers-differ',
    'another sum in the answer about the subject of a policy',
    put('faqs.yaml', '¿Cobran por mirar?', '¿Cobran el desplazamiento?', '  answer:'),
    [
      put(
        'site.yaml',
        'policies: []',
        'policies: [{ id: viaje, subject: desplazamiento, title: Desplazamiento, statement: El desplazamiento cuesta 25 €. }]',
      ),
      put('faqs.yaml', 'answer: No. {claim.upfront}', 'answer: Son 35 €. {claim.upfront}'),
    ],
  ],
  [
    'madrid',
    'coordinates-elsewhere',
    'a longitude without its sign, which is far from the postal code',
    put('cities.csv', '40.7530,-3.7850', '40.7530,3.7850', 'comunidad-de-madrid,Soto'),
  ],
  [
    'oregon',
    'policy-numbers-differ',
    'business days in the words of a term',
    put(
      'faqs.yaml',
      'No, {claim.upfront}',
      'Our estimate visit takes place within five business days. {claim.upfront}',
      '  answer:',
    ),
    [
      put(
        'site.yaml',
        'policies: []',
        "policies: [{ id: estimate, subject: estimate, title: Written estimates, statement: An estimate is free., terms: [{ when: After your call, outcome: 'Visit within 3 business days' }] }]",
      ),
    ],
  ],
  ['yorkshire', 'postal-code-elsewhere', 'postcodes of another part of the country', put('cities.csv', 'BD24', 'EX24')],
  ['yorkshire', 'postal-code-elsewhere', 'an office with a letter less', put('site.yaml', 'BD23 1JD', 'B23 1JD')],
  [
    'yorkshire',
    'office-outside-its-town',
    'an office whose longitude has no sign',
    put('site.yaml', 'longitude: -2.0170', 'longitude: 2.0170'),
  ],
  [
    'yorkshire',
    'place-name-misspelt',
    'a letter too few in the name of a place that a text lists',
    put('cities.csv', 'west-yorkshire,Bingley', 'west-yorkshire,Bingly'),
    [put('cities.csv', 'Steep streets between two cities.', 'We also work in Bingley and Skipton.')],
  ],
  [
    'translated',
    'population-in-text-differs',
    'residents with a digit too few in a translation',
    put('es/cities.csv', 'Calles empinadas', 'Aquí viven unos 813 habitantes. Calles empinadas', 'hood-river,'),
    [put('cities.csv', 'Steep streets', 'About 8,300 people live here. Steep streets')],
  ],
  [
    'translated',
    'translation-differs',
    'another number',
    put('es/site.yaml', 'con dos furgonetas', 'con 3 furgonetas'),
    [put('site.yaml', 'A two-van drain company', 'A drain company with 2 vans')],
  ],
  [
    'translated',
    'translation-differs',
    'another place',
    put('es/cities.csv', 'Almacenes de fruta', 'En Cascade Locks hay almacenes de fruta'),
    [put('cities.csv', 'Packing houses and homes', 'Odell has packing houses and homes')],
  ],
  [
    'translated',
    'translation-differs',
    'entries in another order',
    put(
      'es/faqs.yaml',
      '- question: ¿Cobran por mirar?',
      "- question: ¿Cuándo llamo?\n  answer: '{phone} funciona a diario, dice la oficina.'\n- question: ¿Cobran por mirar?",
      'answer:',
    ),
    [
      put(
        'faqs.yaml',
        'looking is part of it.',
        "looking is part of it.\n- question: When do I call?\n  answer: '{phone} is answered on working days.'",
      ),
    ],
  ],
  [
    'translated',
    'slug-of-another-name',
    'the slug of another service',
    put('es/services/drain-cleaning.yaml', 'name: Limpieza', 'slug: inspeccion-de-alcantarilla\nname: Limpieza'),
  ],
  [
    'translated',
    'duplicate-slug',
    'the slug of another service, which has it, too',
    put('es/services/drain-cleaning.yaml', 'name: Limpieza', 'slug: inspeccion-de-alcantarilla\nname: Limpieza'),
    [put('es/services/sewer-inspection.yaml', 'name: Insp', 'slug: inspeccion-de-alcantarilla\nname: Insp')],
  ],
  [
    'translated',
    'translation-differs',
    'questions in another order, without figures or placeholders',
    put(
      'es/faqs.yaml',
      '- question: ¿Cobran por mirar?',
      '- question: ¿Inspeccionan con cámara antes de excavar?\n  answer: Sí. Una inspección con cámara nos muestra las raíces y las grietas.\n- question: ¿Aceptan cheques o tarjetas?\n  answer: Aceptamos efectivo, cheques y tarjetas de crédito al terminar.\n- question: ¿Cobran por mirar?',
    ),
    [
      put(
        'faqs.yaml',
        '- question: Do you charge to look?',
        '- question: Do you accept a check or credit card?\n  answer: We accept cash, checks and any major credit card when the work is done.\n- question: Is there a camera inspection before you excavate?\n  answer: Yes. The camera shows roots and cracks, so an inspection comes first.\n- question: Do you charge to look?',
      ),
    ],
  ],
  [
    'madrid',
    'consent-missing',
    'an analytics service without consent in the European Union',
    put(
      'site.yaml',
      'urls:',
      'analytics:\n  services: [{ vendor: google-analytics, id: G-AB12CD34EF }]\n  consent: none\n\nurls:',
      'consent: none',
    ),
  ],
  [
    'oregon',
    'county-without-places',
    'the only county of which the table has no place',
    put('counties/sherman.yaml', 'name: Sherman', 'name: Sherman'),
    [
      put(
        'cities.csv',
        'No population known',
        'No population known\nwasco,The Dalles,the-dalles,,16010,census,97058,45.59457,-121.17868,,"Old clay pipes under basalt, and a cleanout in every cellar.",2020 Census',
      ),
      {
        file: 'counties/wasco.yaml',
        write: 'name: Wasco\norder: 2\ndescription: Dry hills.\nbody: Basalt under the pipes.\n',
      },
      {
        file: 'counties/sherman.yaml',
        write: 'name: Sherman\norder: 3\ndescription: Wheat.\nbody: Wells and tanks.\n',
      },
    ],
  ],
  ['translated', 'time-zone-elsewhere', 'another zone', put('es/site.yaml', 'Hora del Pacífico', 'Hora del Este')],
  [
    'translated',
    'text-in-another-language',
    'a third language',
    put(
      'es/testimonials.yaml',
      'Encontraron las raíces y me las enseñaron.',
      'Encontraram as raízes e mostraram-me também e são pessoas que não fazem barulho e falam bem.',
    ),
  ],
  [
    'madrid',
    'language-of-texts-differs',
    'Spanish texts of an English site',
    put('site.yaml', 'language: es-ES', 'language: en-US'),
  ],
  [
    'madrid',
    'hours-in-text-differ',
    'open day and night',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Atendemos las 24 horas.'),
  ],
  [
    'madrid',
    'hours-in-text-differ',
    'a day more',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Contestamos de lunes a sábado.'),
  ],
  [
    'madrid',
    'experience-differs',
    'more years than since the founding',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella, con 40 años de experiencia.'),
    [put('site.yaml', 'text: Precio antes de empezar', 'text: Precio antes de empezar desde 2004')],
  ],
  [
    'madrid',
    'policy-numbers-differ',
    'a longer warranty',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Hay 3 años de garantía.'),
    [put('site.yaml', 'text: Precio antes de empezar', 'text: Precio antes de empezar y 2 años de garantía')],
  ],
  [
    'madrid',
    'text-of-another-region',
    'another province',
    put('cities.csv', 'Un pueblo de la sierra', 'Un pueblo en la provincia de Toledo'),
  ],
  [
    'yorkshire',
    'testimonial-from-elsewhere',
    'a town under another county',
    put('testimonials.yaml', 'location: Settle', "location: 'Settle, Lancashire'"),
  ],
  [
    'yorkshire',
    'county-designation-differs',
    'a word after the name of a county',
    put(
      'counties/north-yorkshire.yaml',
      'name: North Yorkshire',
      'name: North Yorkshire\ndesignation: County',
      'designation: County',
    ),
  ],
  [
    'yorkshire',
    'language-of-another-country',
    'a word of another country',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Tell us your ZIP code.'),
  ],
  [
    'yorkshire',
    'figures-differ',
    'two sums of insurance',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Our insurance covers £2 million.'),
    [put('site.yaml', 'text: Price before we start', 'text: "Price before we start, with insurance of £5 million"')],
  ],
  [
    'yorkshire',
    'date-passed',
    'an offer with its last day in digits',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Book by 31/01/2025 and save 10%.'),
  ],
  [
    'yorkshire',
    'distance-in-text-differs',
    'a yard too near',
    put('cities.csv', 'A small town under', 'Three miles from our yard in Skipton, a small town under'),
  ],
  [
    'offices',
    'distance-in-text-differs',
    'a town on the other side',
    put('cities.csv', 'A mill town on a slope', 'Vancouver lies to the east. Camas is a mill town on a slope'),
  ],
  [
    'madrid',
    'distance-in-text-differs',
    'a town on the other side, in Spanish',
    put('cities.csv', 'Casas de piedra', 'Soto del Real queda hacia el sur. Colmenar Viejo tiene casas de piedra'),
  ],
  [
    'madrid',
    'distance-in-text-differs',
    'a town too far away, in Spanish',
    put(
      'cities.csv',
      'Casas de piedra',
      'Colmenar Viejo crece; Soto del Real, a 40 km al norte, no tanto. Casas de piedra',
    ),
  ],
  [
    'offices',
    'coordinates-twice',
    'the coordinates of the other office',
    put(
      'offices/vancouver.yaml',
      'latitude: 45.62831, longitude: -122.67312',
      'latitude: 45.70872, longitude: -121.51273',
      'coordinates:',
    ),
  ],
  [
    'oregon',
    'experience-differs',
    'a company that is older than it says',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We started the business in 2001.'),
    [put('site.yaml', 'text: Price before we start', 'text: "Price before we start, 17 years in business"')],
  ],
  [
    'oregon',
    'license-differs',
    'two digits of a license exchanged',
    put('services/drain-cleaning.yaml', 'Grease wants', 'Ask for license CCB-204471. Grease wants'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Our license with the board is CCB-204417.')],
  ],
  [
    'oregon',
    'date-passed',
    'a fee that was waived until a day of the past',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Until October 31, 2025 we waive the fee.'),
  ],
  [
    'oregon',
    'price-in-text-differs',
    'a price per drain as one by the hour',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Drain cleaning starts at $149 per hour.'),
  ],
  [
    'oregon',
    'figures-differ',
    'a range of money that ends before it begins',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. A new main costs between $800 and $450.'),
  ],
  [
    'oregon',
    'date-too-early',
    'a testimonial from before the company',
    put('testimonials.yaml', 'date: 2025-11', 'date: 2019-11'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We started the business in 2021.')],
  ],
  [
    'oregon',
    'placeholder-in-text',
    'an author that is a program',
    put('articles/first-freeze.md', 'tags: [Winter]', 'author: admin\ntags: [Winter]', 'author: admin'),
    twoArticles,
  ],
  [
    'oregon',
    'text-repeated',
    'the heading of another article',
    put(
      'articles/willow-roots.md',
      'heading: Willow Roots Come Back Every Third Spring',
      'heading: The First Freeze and the Outside Tap',
    ),
    twoArticles,
  ],
  [
    'madrid',
    'figures-differ',
    'two numbers of those who work',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Somos cinco fontaneros.'),
    [put('site.yaml', 'text: Precio antes de empezar', 'text: Empresa de tres fontaneros con precio antes de empezar')],
  ],
  [
    'madrid',
    'date-in-future',
    'a beginning in a year to come',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Ana abrió el taller en 2042.'),
  ],
  [
    'madrid',
    'text-in-another-language',
    'a sentence that was not translated',
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. We look at the drain before you pay. Si el agua sube por otro desagüe, cierre la llave y no use la lavadora.',
    ),
  ],
  [
    'madrid',
    'text-in-another-language',
    'a heading of a menu in English',
    put('navigation.yaml', 'title: Empresa', 'title: Service Areas'),
  ],
  [
    'madrid',
    'phone-in-text-differs',
    'a call to an address',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Llame al {email}.'),
  ],
  [
    'oregon',
    'tag-spelt-otherwise',
    'a tag in singular and in plural',
    put('articles/willow-roots.md', 'Clay pipe]', 'Winters]', 'tags:'),
    twoArticles,
  ],
  [
    'oregon',
    'policy-numbers-differ',
    'a longer warranty of the same thing',
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. Ask about our ten-year warranty on caps.',
      '  answer:',
    ),
    [put('site.yaml', 'policies: []', capWarranty)],
  ],
  [
    'madrid',
    'text-in-another-language',
    'a short English sentence',
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. Call us today for a quote.',
      '  answer:',
    ),
  ],
  [
    'madrid',
    'unit-of-another-country',
    'feet in the label of a field',
    put('quote.yaml', 'Largo (m)', 'Largo (ft)'),
    [{ file: 'quote.yaml', write: metricForm }],
  ],
  [
    'oregon',
    'unit-of-another-country',
    'square metres in the label of a field',
    put('quote.yaml', 'Area (ft²)', 'Area (m²)'),
    [{ file: 'quote.yaml', write: customaryForm }],
  ],
  [
    'alberta',
    'office-in-another-region',
    'an office in another province, which testimonials do not name',
    put('site.yaml', 'region: AB', 'region: BC'),
  ],
  [
    'alberta',
    'wrong-county',
    'a county in another province, which testimonials do not name',
    put('counties/foothills.yaml', 'order: 2', 'order: 2\nregion: SK', 'region: SK'),
  ],
  [
    'alberta',
    'regions-disagree',
    'a county with the name of a province that others have by its code',
    put('counties/foothills.yaml', 'order: 2', 'order: 2\nregion: Alberta', 'region: Alberta'),
  ],
  [
    'alberta',
    'regions-disagree',
    'a county with the code and the name of its province exchanged',
    put('counties/foothills.yaml', 'order: 2', 'order: 2\nregion: Alberta\nregionName: AB', 'region: Alberta'),
  ],
  [
    'alberta',
    'time-zone-elsewhere',
    'the zone of the coast',
    put('site.yaml', 'timeZone: Mountain time', 'timeZone: Atlantic time'),
  ],
  [
    'yorkshire',
    'wrong-county',
    'a county in another part of the kingdom',
    put('counties/north-yorkshire.yaml', 'order: 1', 'order: 1\nregion: Scotland', 'region: Scotland'),
  ],
  [
    'madrid',
    'policy-numbers-differ',
    'a warranty in words',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Damos dos años de garantía.'),
    [put('site.yaml', 'text: Precio antes de empezar', 'text: Precio antes de empezar y un año de garantía')],
  ],
  [
    'madrid',
    'policy-numbers-differ',
    'another fee for a visit that is canceled',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Si anula tarde, cobramos 53 €.'),
    [
      put(
        'site.yaml',
        'policies: []',
        'policies: [{ id: anular, subject: cancellation, title: Anular una visita, statement: "Quien anula tarde paga 35 €." }]',
      ),
    ],
  ],
  [
    'madrid',
    'text-of-another-region',
    'another province in the text of a county that names its own',
    put(
      'counties/comunidad-de-madrid.yaml',
      'Fibrocemento en los barrios antiguos',
      'En la Provincia de Murcia, como en Madrid, fibrocemento en los barrios antiguos',
    ),
  ],
  [
    'madrid',
    'placeholder-in-text',
    'a note in Spanish',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. POR COMPLETAR.'),
  ],
  [
    'oregon',
    'hours-in-text-differ',
    'a day on which the company is closed',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We are also open on Sundays.'),
  ],
  [
    'oregon',
    'payment-differs',
    'cash alone, and cards',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We take cash only.'),
    [put('pages/contact.yaml', 'screen: contact', 'screen: contact\nintro: Pay by card or check when we are done.')],
  ],
  [
    'oregon',
    'figures-differ',
    'a discount that is another number',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. New customers save 20%, so $200 becomes $180.'),
  ],
  [
    'oregon',
    'policy-numbers-differ',
    'another number of years, in words',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We guarantee our work for five years.'),
    [
      put(
        'site.yaml',
        'policies: []',
        'policies: [{ id: guarantee, subject: guarantee, title: Guarantee, statement: Our work is guaranteed for two years. }]',
      ),
    ],
  ],
  [
    'oregon',
    'text-of-another-company',
    'the company of a template, with a sign in its name',
    put('services/drain-cleaning.yaml', 'Grease wants', 'At Smith & Sons Services, grease wants'),
  ],
  [
    'offices',
    'office-in-another-town',
    'the shop of an office in another street',
    put('offices/vancouver.yaml', 'The office has parking', 'The shop on Antioch Road has parking'),
  ],
  [
    'translated',
    'translation-differs',
    'a link to another service',
    put('es/services/drain-cleaning.yaml', '(/services/sewer-inspection/)', '(/services/drain-cleaning/)'),
  ],
  [
    'translated',
    'text-of-another-company',
    'the description of another company',
    put('es/site.yaml', 'Una empresa con', 'Desagües Norte limpia con'),
  ],
  [
    'translated',
    'text-in-another-language',
    'a name that was not translated',
    put('es/services/drain-cleaning.yaml', 'name: Limpieza de desagües', 'name: Drain Cleaning'),
  ],
  [
    'translated',
    'text-in-another-language',
    'a heading with a small word that was not translated',
    put('es/pages/contact.yaml', 'booking: { heading: Elija una hora }', 'booking: { heading: Pick a time }'),
  ],
  [
    'translated',
    'text-in-another-language',
    'a heading of one word that was not translated',
    put('es/pages/services.yaml', 'heading: ¿Listo?', 'heading: Ready?'),
  ],
  ['translated', 'translation-differs', 'yes for no', put('es/faqs.yaml', '"No: {claim', '"Sí: {claim')],
  [
    'translated',
    'translation-differs',
    'another number in words',
    put('es/site.yaml', 'con dos furgonetas', 'con tres furgonetas'),
  ],
  [
    'translated',
    'translation-differs',
    'a price per meter for one per foot',
    put('es/services/drain-cleaning.yaml', 'unit: desagüe', 'unit: metro'),
    [put('services/drain-cleaning.yaml', 'unit: drain', 'unit: foot')],
  ],
  [
    'translated',
    'translation-differs',
    'degrees of one scale that look like those of two',
    put(
      'es/services/drain-cleaning.yaml',
      'por el tejado cuesta más.',
      'por el tejado cuesta más, y hasta 29 °F también.',
    ),
    [
      put(
        'services/drain-cleaning.yaml',
        'a roof vent costs more.',
        'a roof vent costs more, and so does work at 85 °F.',
      ),
    ],
  ],
  [
    'translated',
    'translation-differs',
    'another day',
    put('es/faqs.yaml', 'parte de ella.', 'parte de ella. Los martes vamos al otro lado del río.'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. On Mondays we cross the river.')],
  ],
  [
    'translated',
    'translation-differs',
    'another unit of time',
    put('es/faqs.yaml', 'parte de ella.', 'parte de ella. Dura tres meses.'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. It lasts three weeks.')],
  ],
  [
    'translated',
    'phone-in-text-differs',
    'two digits of the number exchanged',
    put('es/faqs.yaml', 'parte de ella.', 'parte de ella. Llame al (541) 555-0173.'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Call {phone}.')],
  ],
  [
    'translated',
    'price-in-text-differs',
    'the price with its sign at the end',
    put('es/services/drain-cleaning.yaml', 'Empezamos en el aparato', 'Desde 90 $. Empezamos en el aparato'),
  ],
  [
    'madrid',
    'text-in-another-language',
    'a sentence in English',
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. They look before they dig, and that is what you pay for.',
    ),
  ],
  [
    'yorkshire',
    'hours-in-text-differ',
    'the yard, open too long',
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. The yard is open Monday to Friday, 8 a.m. to 9 p.m.',
    ),
  ],
  [
    'madrid',
    'office-in-another-region',
    'another region',
    put('site.yaml', 'regionName: Comunidad de Madrid', 'regionName: Castilla y León'),
  ],
  [
    'madrid',
    'text-of-another-region',
    'another province in the text of a county',
    put('counties/comunidad-de-madrid.yaml', 'De la sierra a la capital', 'La sierra de Segovia y la capital'),
  ],
  [
    'madrid',
    'text-of-another-region',
    'another region in the description of the company',
    put('site.yaml', 'tuberías en la Comunidad de Madrid', 'tuberías en la Comunidad Valenciana'),
  ],
  [
    'madrid',
    'text-of-another-region',
    'the courts of another province',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Valen los juzgados de Barcelona.'),
  ],
  [
    'yorkshire',
    'text-of-another-region',
    'another county',
    put('counties/west-yorkshire.yaml', 'Mill towns along the Aire', 'Mill towns of Lancashire'),
  ],
  [
    'offices',
    'text-of-another-region',
    'a town in the other state',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We drive to Vancouver, Oregon.'),
  ],
  [
    'offices',
    'text-of-another-region',
    'an office in the other state',
    put('offices/hood-river.yaml', 'The first office, beside', 'The Washington office, beside'),
  ],
  [
    'offices',
    'count-in-text-differs',
    'more offices than there are',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We work from nine offices.'),
  ],
  [
    'offices',
    'office-in-another-town',
    'the office in another street',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Our office is at 99 Orchard Road.'),
  ],
  [
    'oregon',
    'policy-numbers-differ',
    'another fee',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. If you cancel late, the fee is $79.'),
    [
      put(
        'site.yaml',
        'policies: []',
        "policies: [{ id: cancel, subject: cancellation, title: Cancel, statement: 'Call by noon of the day before.', terms: [{ when: Later, outcome: A trip fee of $49 }] }]",
      ),
    ],
  ],
  [
    'oregon',
    'figures-differ',
    'two numbers of one thing',
    put('site.yaml', 'text: Price before we start', 'text: Seven vans'),
  ],
  [
    'oregon',
    'text-of-another-company',
    'a name with a legal form',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Ask Peach State Doors LLC.'),
  ],
  [
    'madrid',
    'distance-in-text-differs',
    'the side of a place by its short name',
    put('cities.csv', 'Edificios de los setenta', 'Pozuelo queda al norte. Edificios de los setenta'),
    [
      put(
        'cities.csv',
        'comunidad-de-madrid,Colmenar',
        'comunidad-de-madrid,Pozuelo de Alarcón,pozuelo-de-alarcon,,88500,estimate,28223,40.4350,-3.8130,,"Calles con árboles viejos y raíces largas.",INE\ncomunidad-de-madrid,Colmenar',
      ),
    ],
  ],
  [
    'madrid',
    'text-of-another-place',
    'another place after a colon',
    put(
      'cities.csv',
      'Un pueblo de la sierra donde las raíces buscan cada junta.',
      'Casas de piedra y roca: Colmenar Viejo es exigente con las juntas.',
    ),
  ],
  [
    'madrid',
    'price-decimals',
    'a price with a point between its thousands',
    put('services/drain-cleaning.yaml', 'amount: 149', 'amount: 1.490'),
  ],
  [
    'madrid',
    'text-in-another-language',
    'the unit of a price in English',
    put('services/drain-cleaning.yaml', 'unit: desagüe', 'unit: month'),
  ],
  [
    'madrid',
    'office-in-another-town',
    'a seat in another town',
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. Somos una empresa con sede en Las Rozas.',
    ),
  ],
  [
    'madrid',
    'punctuation-wrong',
    'a number as in English',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Una red tiene 1,500.50 metros.'),
  ],
  [
    'madrid',
    'hours-in-text-differ',
    'a call on a day that is closed',
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. Llame al {phone}, también los domingos.',
    ),
  ],
  [
    'madrid',
    'county-designation-differs',
    'a designation with the name of the county',
    put('counties/comunidad-de-madrid.yaml', 'Comunidad de …', 'Comunidad de Madrid', 'designation'),
  ],
  [
    'madrid',
    'hours-in-text-differ',
    'an open day that is closed',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Atendemos también los domingos.'),
  ],
  [
    'madrid',
    'count-in-text-differs',
    'more places than the table has',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Trabajamos en 14 localidades.'),
  ],
  [
    'madrid',
    'figures-differ',
    'two sizes of the team',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Somos un equipo de nueve personas.'),
    [put('site.yaml', 'Una empresa con dos furgonetas', 'Una empresa de doce personas')],
  ],
  [
    'madrid',
    'link-to-another-subject',
    'a link with the name of another page',
    put('navigation.yaml', 'label: Inicio }', 'label: Hable con nosotros }'),
  ],
  [
    'madrid',
    'link-to-another-subject',
    'a link with the name of another service',
    put(
      'services/drain-cleaning.yaml',
      '[mirar primero con cámara](/servicios/sewer-inspection/)',
      '[la inspección con cámara](/servicios/drain-cleaning/)',
      'La grasa pide',
    ),
  ],
  [
    'translated',
    'link-to-another-subject',
    'the link of a translation to another service',
    put(
      'es/services/drain-cleaning.yaml',
      '[mirada con cámara](/services/sewer-inspection/)',
      '[inspección de la alcantarilla](/services/drain-cleaning/)',
      'La grasa pide',
    ),
  ],
  [
    'translated',
    'translation-differs',
    'a county that the original does not name',
    put('es/site.yaml', 'con dos furgonetas', 'en Multnomah con dos furgonetas'),
  ],
  [
    'translated',
    'text-in-another-language',
    'a heading in the first language',
    put('es/pages/home.yaml', 'services: { heading: Qué hacemos }', 'services: { heading: What we do }'),
  ],
  [
    'madrid',
    'form-of-address-differs',
    'an informal sentence',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Dinos qué pasa.'),
  ],
  [
    'yorkshire',
    'language-of-another-country',
    'the spelling of another country',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Tell your neighbors.'),
  ],
  [
    'yorkshire',
    'hours-in-text-differ',
    'a call on a day that is closed',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. Call {phone}, on Sundays too.'),
  ],
  [
    'madrid',
    'keywords-repeated',
    'a list of searches',
    put(
      'services/drain-cleaning.yaml',
      'Desagües de cocina, baño y suelo, con sonda o con agua a presión.',
      'Desatascos baratos Alcobendas, desatascos Colmenar Viejo, desatascos urgentes Soto del Real.',
    ),
  ],
  [
    'oregon',
    'price-in-text-differs',
    'the price for another time',
    put('services/drain-cleaning.yaml', 'We start at the fixture', 'It costs $149 a month. We start at the fixture'),
    [put('services/drain-cleaning.yaml', 'unit: drain }', 'unit: week of rental }')],
  ],
  [
    'offices',
    'unknown-county-name',
    'a county that the office of its state does not name',
    put('offices/vancouver.yaml', '[clark, cowlitz]', '[clark]', 'counties: [clark]'),
  ],
  [
    'madrid',
    'office-in-another-town',
    'another number in the street',
    put('faqs.yaml', 'mirar forma parte de ella.', 'mirar forma parte de ella. Estamos en Calle Mayor, 21.'),
  ],
  [
    'offices',
    'office-in-another-town',
    'an office in a state without one',
    put('counties/clark.yaml', 'New plastic beside clay', 'Our Idaho office digs here. New plastic beside clay'),
  ],
  [
    'offices',
    'bad-value',
    'an office that cannot be read, and texts about its state',
    put('offices/vancouver.yaml', 'vancouver@gorgedrain.example', 'vancouver@gorgedrain', 'email: vancouver'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We drive to Vancouver, Washington.')],
  ],
  [
    'offices',
    'text-of-another-place',
    'the text of another office',
    put('offices/hood-river.yaml', 'The first office, beside the cannery', 'The office in Vancouver, beside the river'),
  ],
  [
    'offices',
    'population-in-text-differs',
    'the second town as the largest',
    put('counties/clark.yaml', 'New plastic beside clay', 'Camas is the largest of them. New plastic beside clay'),
  ],
  [
    'offices',
    'text-of-another-region',
    'a state that is not served, beside one that is',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We are licensed in Oregon and Idaho.'),
  ],
  ['oregon', 'text-of-another-region', 'the code of another state', put('site.yaml', '"{city}"', '"{city}-la-drains"')],
  ['oregon', 'figures-differ', 'seconds for milliseconds', put('site.yaml', 'duration: 5000', 'duration: 5')],
  [
    'oregon',
    'placeholder-in-text',
    'an error of a spreadsheet',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of "#N/A".'),
  ],
  [
    'oregon',
    'placeholder-in-text',
    'an instruction of a form',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. The second answer goes here.'),
  ],
  [
    'oregon',
    'rating-unlike-text',
    'five stars above "four stars"',
    put('testimonials.yaml', 'rating: 5,\n      review: They found', 'rating: 4,\n      review: They found'),
    [put('testimonials.yaml', 'showed it to me.', 'I am giving five stars.')],
  ],
  [
    'oregon',
    'profile-of-another-name',
    'the reviews of another company',
    put(
      'testimonials.yaml',
      '"https://www.google.com/maps"',
      '"https://www.google.com/maps/search/?api=1&query=Rooter%20Kings"',
    ),
  ],
  [
    'oregon',
    'sentence-twice',
    'a feature twice',
    put('services/drain-cleaning.yaml', '- Flush test', '- Flush test\n  - flush test', '- flush test'),
  ],
  [
    'oregon',
    'feature-excluded',
    'a feature that an answer refuses',
    put('services/drain-cleaning.yaml', '- Flush test', '- Flush test\n  - Septic tanks repaired', '- Septic tanks'),
    [put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We do not repair septic tanks.')],
  ],
  [
    'oregon',
    'statement-reversed',
    'the opposite of a claim',
    put('faqs.yaml', 'looking is part of it.', 'looking is part of it. We bring no parts.'),
    [put('site.yaml', 'text: Price before we start', 'text: Our vans bring all parts')],
  ],
  [
    'oregon',
    'population-in-text-differs',
    'residents in words',
    put(
      'cities.csv',
      'Steep streets above the river',
      'Some forty thousand people live on steep streets above the river',
    ),
  ],
]

/** The line of a text in a file after its edit. */
const lineOf = (text: string, written: string) => text.slice(0, text.indexOf(written)).split('\n').length

test.each(faults)('%s: %s, %s', async (company, code, _, fault, more = []) => {
  const { file, replace, with: written, at = written } = fault
  await withEditedSite([...companies[company], ...more, { file, replace, with: written }], async (dirs) => {
    const { problems } = await validateSite(dirs)
    const line = lineOf(await readFile(`${dirs.manifestDir}/${file}`, 'utf8'), at)
    expect(problems.map((found) => [found.code, found.at.file, found.at.line, found.what])).toEqual([
      [code, `small-site/${file}`, line, expect.any(String)],
    ])
  })
})

/** What is so, and looks like one of the faults. */
const truths: Partial<Record<keyof typeof companies, ManifestEdit[]>> = {
  alberta: [
    put('counties/foothills.yaml', 'order: 2', 'order: 2\nregion: AB\nregionName: Alberta'),
    put('site.yaml', 'policies: []', returnPolicy),
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. The price of a written quote is guaranteed, and a quote is good for 60 days.',
    ),
    put('services/drain-cleaning.yaml', 'a roof vent costs more.', 'a roof vent costs more. About $1.20 a day.'),
  ],
  yorkshire: [
    { file: 'quote.yaml', write: formOf('Height (ft)') },
    put('cities.csv', ',LS28,', ',LS28 BD3,'),
    put('cities.csv', 'Steep streets', 'Eighteen miles from the middle of Skipton, steep streets'),
  ],
  oregon: [
    put('site.yaml', 'text: Price before we start', 'text: Price before we start since 2004'),
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. Ada Birch, our estimator, has written every report since 2011. After that we charge $45 for the trip. ' +
        'Slate may come from Buckingham County, Virginia. Copper lasts for more than 60 years. ' +
        'We bring over 50 years of combined practice. Special vents help homes built before 2000. ' +
        'Ask whether a company has insurance of at least $1 million. Our insurance covers $2M. ' +
        'Our vans know Odell, Washington Heights and Manhattan, Oregon Hill. We know Odell, DC Ranch and Dee. ' +
        'For a main in the street, call Hood River Public Works at 541-386-1488. Or reach the State Drain Board at (541) 386-2044. ' +
        'Our air movers dry a crawl space. We are available 24/7 for emergencies, and the office keeps business hours. ' +
        'Why Choose Drain & Sewer people who look first? ' +
        'From near Odell, take the road north, turn left, pass the mill and stop. From downtown Odell, go south, then east, and park. ' +
        'From east of Odell, go west. Our grates have a ten-year warranty on rust. Rust is covered for ten years.',
    ),
    put('site.yaml', 'policies: []', capWarranty),
    put('services/drain-cleaning.yaml', 'Flush test', 'Pumps with a 3-year warranty'),
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. The pump has a 3-year warranty. Cleaning starts at $9 per foot.',
    ),
    put('testimonials.yaml', 'showed it to me.', 'showed it to me. Three contractors never called back.'),
    put('cities.csv', 'with cleanouts', 'in the only one of Wasco, Hood River, and Sherman County with cleanouts'),
    put('services/drain-cleaning.yaml', 'a roof vent costs more.', 'a second drain on the same visit costs $60.'),
    put(
      'services/drain-cleaning.yaml',
      'Grease wants',
      'Smell gas? Leave the house, and call GorgeGas at 1-800-541-2044. Or Pacificor at 800-541-2045. ' +
        'Call {phone}; on weekends, leave a message. The office opens at 7.00 AM. The gas desk of Hood River Hospital is on 541-386-3911. ' +
        'From $2,000 of valuables in the house on, an insurer wants a safe. Grease wants',
    ),
    put(
      'services/drain-cleaning.yaml',
      'Grease wants',
      'Permits come from the county at (541) 298-5061, and the emergency line of Pacific Gas is (800) 541-7130. ' +
        'You can look up any contractor by phone at (503) 378-4621. The pipe itself has that of the manufacturer, usually a warranty of thirty years. ' +
        'On December 24 and 31 the office closes at 12:00 p.m. Grease wants',
    ),
    put(
      'services/drain-cleaning.yaml',
      'Grease wants',
      'From April to June the phone is answered until 7 p.m. For long lines we also drive to The Dalles. ' +
        'Ask about Indian Creek, Indian Hill and the Indian Bend, or the Indiana method. Grease wants',
    ),
    put(
      'site.yaml',
      'in the Columbia River Gorge.',
      'in the Columbia River Gorge. We have seen this in forty houses since 2012. Oregon has twenty counties.',
    ),
    put('services/drain-cleaning.yaml', 'Grease wants', 'A strainer that costs $30 prevents most of it. Grease wants'),
    // Without the columns that most tables have no cells for.
    put('cities.csv', ',alias_of', ''),
    put('cities.csv', ',hero_image', ''),
    put(
      'cities.csv',
      'hood-river,,8313,census,97031,45.70540,-121.52146,,',
      'hood-river,8313,census,97031,45.70540,-121.52146,',
    ),
    put('cities.csv', 'locks,,1379,census,97014,45.66984,-121.89064,,', 'locks,1379,census,97014,45.66984,-121.89064,'),
    put('cities.csv', 'odell,,,,97044,45.62707,-121.54313,,', 'odell,,,97044,45.62707,-121.54313,'),
  ],
  translated: [
    { file: 'es/counties/hood-river.yaml', replace: 'body: ', with: 'body: El condado atiende en el 541-386-3911. ' },
    put('cities.csv', 'with cleanouts in odd places', 'with four hundred houses of the 1940s, and two more'),
    put(
      'es/cities.csv',
      'con registros en lugares extraños',
      'con cuatrocientas casas de los años cuarenta, y dos más',
    ),
  ],
  madrid: [
    put(
      'cities.csv',
      'Casas de piedra',
      'En Colmenar Viejo, Soto del Real queda al norte; Alcobendas, a 16 km hacia el sureste. La carretera de Soto del Real queda al sur. Colmenar Viejo tiene casas de piedra',
    ),
    put('site.yaml', 'text: Precio antes de empezar', 'text: Precio antes de empezar y 2 años de garantía'),
    put('services/drain-cleaning.yaml', 'Empezamos', 'Un filtro de 30 € evita casi todo. Empezamos'),
    put(
      'faqs.yaml',
      'mirar forma parte de ella.',
      'mirar forma parte de ella. Atendemos urgencias las 24 horas. Atendemos avisos urgentes también los domingos. Abrimos los sábados con cita. Si llama un domingo, respondemos el lunes. Las bombas tienen cinco años de garantía. Somos tres fontaneros y vamos con dos fontaneros a cada obra. La norma nació en 2011. El tubo tiene además tres años de garantía legal. La red se hizo en el siglo XX hasta el río. La distribuidora atiende las 24 horas, y su teléfono es el 900 750 750. La ayuda terminó con las obras hechas hasta el 31 de diciembre de 2024. Trabajamos según The Home of the Drain. Una visita cuesta 42 € por hora, y el tubo aparte.',
    ),
  ],
  offices: [
    put(
      'offices/vancouver.yaml',
      'order: 2\naddress: { street: 900 Columbia Street',
      'order: 2\ndescription: The newer office, on Hood River Avenue, opened in spring.\naddress: { street: 900 Hood River Avenue',
    ),
    put(
      'counties/clark.yaml',
      'New plastic beside clay',
      'It lies northwest of Hood River. Two of our six communities are here. New plastic beside clay',
    ),
    put(
      'counties/cowlitz.yaml',
      'two rivers meet.',
      'two rivers meet, on the same routes as Vancouver. The long Route 30 runs along the bank and through Odell.',
    ),
    put('site.yaml', 'text: "A price before', 'text: "Since 2009 a price before'),
    put(
      'offices/vancouver.yaml',
      'The office has parking',
      'We opened the Vancouver office in 2018. The workshop in Hood River has the vans. It has parking',
    ),
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. The Vancouver office is closed on Fridays. ' +
        'Our sister runs the office in Vancouver, which opened in 2018. We trade since 2009, and since 2015 it has been Ada and Ben. ' +
        'Washington is served by the office in Vancouver, Oregon from the other one.',
    ),
    put('site.yaml', 'in the Columbia River Gorge.', 'in Oregon and Washington.'),
    put(
      'cities.csv',
      'with lines older than its maps.',
      'with fewer than 200,000 people, lines older than its maps, and mailboxes in 98666.',
    ),
    put(
      'counties/cowlitz.yaml',
      'Company houses',
      'For Odell or Hood River ask the Hood River office. The phone of the dispatcher rings in Hood River. Company houses',
    ),
    put(
      'counties/cowlitz.yaml',
      'for every four doors.',
      'for every four doors, and have twice as many roots as Camas.',
    ),
    put('cities.csv', 'where every lateral runs steep.', 'with a mill on the western shore of Lacamas Lake.'),
    put(
      'faqs.yaml',
      'looking is part of it.',
      'looking is part of it. Between us we have 71 years in the trade, and three drains start at $447.',
    ),
    {
      file: 'cities/camas.yaml',
      write:
        'body: It had 1,410 people in 1930, and about 26,000 in 2020. Fair week brings seven days, 120,000 people and dust. In 1881 a captain paid £10,000 for a mill. The mill town had 5,712 residents in 1970, and grew by more than 2,000 people in a decade. Its creek joins the Mississippi in our favorite town song. About 9,000 people live within the old city limits. On the eastern shore of Lacamas Lake houses have pumps. Many people here work across the river in Oregon. The county has about 500,000 people. Part of the town reaches into Cowlitz County, and across the river is Multnomah County, Oregon. Skamania County begins a few miles east. Camas, Oregon, is another place. Vancouver surrounds it on two sides. Vancouver is fourteen miles to the west, with the office. It is the last town south of the Cowlitz County line, and a valley reaches into Cowlitz County.\nservices:\n  drain-cleaning: The long cable waits in Vancouver.\n',
    },
    {
      file: 'cities/odell.yaml',
      write: 'services:\n  drain-cleaning: The jetter is stored in Cascade Locks, and a van brings it.\n',
    },
  ],
}

test.each(Object.keys(companies) as (keyof typeof companies)[])(
  'nothing is found in the manifest of %s',
  async (company) => {
    const edits = [...companies[company], ...(truths[company] ?? [])]
    const problems = await withEditedSite(edits, async (dirs) => (await validateSite(dirs)).problems)
    expect(problems.map(({ code, what }) => `${code}: ${what}`)).toEqual([])
  },
)
