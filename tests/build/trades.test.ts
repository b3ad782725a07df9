import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// The small site turned into companies of other trades, by edits of the manifest alone.

type Trade = {
  trade: string
  type: string
  services: { slug: string; name: string; text: string }[]
  quote: string
}

const heating: Trade = {
  trade: 'heating',
  type: 'HVACBusiness',
  services: [
    {
      slug: 'boiler-repair',
      name: 'Boiler Repair',
      text: 'We find why the boiler locks out, and repair it the same day.',
    },
    { slug: 'heat-pumps', name: 'Heat Pumps', text: 'We size, fit and start a heat pump that suits your radiators.' },
  ],
  quote: `
fields:
  - { name: name, type: text, label: Name, required: true, autocomplete: name }
  - { name: email, type: email, label: E-mail }
  - { name: phone, type: phone, label: Phone }
  - { name: work, type: select, label: Work, optionsFrom: services, required: true }
  - { name: system, type: select, label: System, options: [Boiler, Furnace, Heat pump, None yet] }
  - { name: fuel, type: select, label: Fuel, options: [Gas, Oil, Electricity], services: [boiler-repair] }
  - { name: age, type: number, label: Age of the unit, unit: years, maximum: 60 }
  - { name: postcode, type: postal-code, label: Postcode }
parts:
  - { heading: You, fields: [name, email, phone, postcode] }
  - { heading: Your heating, fields: [work, system, fuel, age] }
oneOf: [{ fields: [email, phone] }]
`,
}

const locksmith: Trade = {
  trade: 'locksmith',
  type: 'Locksmith',
  services: [
    { slug: 'lockouts', name: 'Lockouts', text: 'We open the door without harm to the lock in nine cases of ten.' },
    { slug: 'safes', name: 'Safes', text: 'We open, service and move safes, and change their codes.' },
  ],
  quote: `
fields:
  - { name: phone, type: phone, label: Phone, required: true }
  - { name: doors, type: number, label: Number of doors, minimum: 1, maximum: 40 }
  - { name: isOutside, type: checkbox, label: I am locked out now }
`,
}

function editsFor({ trade, type, services, quote }: Trade): ManifestEdit[] {
  const [first, second] = services.map(({ slug }) => slug)
  const service = ({ slug, name, text }: Trade['services'][number], index: number): ManifestEdit => ({
    file: `services/${slug}.yaml`,
    write: `name: ${name}
order: ${index + 1}
icon: pipe
description: ${text}
fullDescription: ${text} Call us, and say what you see and hear.
features: [A price before we start]
price: { kind: quote }
pricingNote: It depends on the job.
category: work-at-home
image: services/${slug}
`,
  })
  return [
    { remove: 'services/drain-cleaning.yaml' },
    { remove: 'services/sewer-inspection.json' },
    ...services.map(service),
    {
      file: 'categories/work-at-home.yaml',
      write: `{ name: Work at Home, order: 1, description: What we do where you live., body: We come to you. }`,
    },
    { file: 'quote.yaml', write: quote },
    {
      file: 'images.yaml',
      write: `drawings: [{ name: home }, ${services.map(({ slug }) => `{ name: services/${slug} }`).join(', ')}]\nfallback: home\n`,
    },
    { remove: 'images/river.svg' },
    { file: 'site.yaml', replace: 'defaultImage: river.svg', with: 'defaultImage: home' },
    { file: 'site.yaml', replace: 'embeds: {}', with: 'embeds: {}\nquotes: { endpoint: /api/quotes }' },
    { file: 'site.yaml', replace: 'Drain cleaning and sewer inspection in', with: 'Work at home in' },
    { file: 'site.yaml', replace: 'name: Gorge Drain & Sewer', with: 'name: Gorge Company' },
    { file: 'site.yaml', replace: 'tagline: Drains That Drain', with: 'tagline: Done Today' },
    { file: 'site.yaml', replace: 'A two-van drain company', with: 'A company with two vans' },
    { file: 'site.yaml', replace: 'trade: drain', with: `trade: ${trade}` },
    { file: 'site.yaml', replace: 'type: HomeAndConstructionBusiness', with: `type: ${type}` },
    { file: 'navigation.yaml', replace: 'service: drain-cleaning', with: `service: ${first}` },
    { file: 'pages/home.yaml', replace: 'service: drain-cleaning, city', with: `service: ${first}, city` },
    { file: 'pages/home.yaml', replace: 'service: sewer-inspection', with: `service: ${second}` },
    { file: 'pages/home.yaml', replace: 'image: river.svg', with: 'image: home' },
    { file: 'pages/home.yaml', replace: 'Your drain, running by tonight', with: 'Done by tonight' },
    { file: 'pages/home.yaml', replace: 'Most drains need us once.', with: 'Most jobs need us once.' },
    { file: 'pages/services.yaml', replace: 'heading: Drain Services', with: 'heading: Our Services' },
    { file: 'pages/services.yaml', replace: 'Tell us which drain.', with: 'Tell us about it.' },
    { file: 'pages/service-areas.yaml', replace: 'services: drain services', with: 'services: services' },
    {
      file: 'cities.csv',
      replace: 'Steep streets above the river, with cleanouts in odd places.',
      with: 'Steep streets above the river.',
    },
  ]
}

/** Words of the sample's trade and of the small site's own. */
const otherTrades = /\bclean|\bmop\b|bedroom|bathroom|square feet|\bpets\b|vacuum|saltbrush|utah|\bdrain|sewer/i

test.each([
  ['heating', heating],
  ['locksmith', locksmith],
])('a %s company builds without errors, and no page of it has a word of another trade', async (_, trade) => {
  const dir = await temporaryDir()
  await withEditedSite(editsFor(trade), async ({ manifestDir, today }) => {
    const { code, output } = await buildSite(dir, manifestDir, { today })
    expect(output).not.toMatch(/ error /)
    expect(code).toBe(0)
  })
  const pages = await fastGlob('dist/**/*.html', { cwd: dir, absolute: true })
  expect(pages.length).toBeGreaterThan(15)
  const found = await Promise.all(
    pages.map(async (file) => {
      const html = (await readFile(file, 'utf8')).replace(/<style>.*?<\/style>/gs, '')
      const word = otherTrades.exec(html)
      return word ? [`${file}: ${html.slice(Math.max(0, word.index - 40), word.index + 40)}`] : []
    }),
  )
  expect(found.flat()).toEqual([])
  const home = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(home).toContain(`"@type":"${trade.type}"`)
  expect(home).toContain('alt="Illustration of a work van')
  const contact = await readFile(join(dir, 'dist/contact/index.html'), 'utf8')
  expect(contact).toContain('class="quote-form"')
  const category = await readFile(join(dir, 'dist/services/category/work-at-home/index.html'), 'utf8')
  expect(category).toContain('"@type":"CollectionPage"')
})
