import type { ProjectFacts } from './project-facts.ts'

/** The files of a new project beside its manifest that say how it is built, by path. */
export const filesAroundManifest = (facts: ProjectFacts): [path: string, text: string][] => [
  ['public/humans.txt', `${facts.company}\n${facts.origin}/\n`],
  ['.gitignore', 'node_modules/\n/dist/\n/dist.staging*/\n/report/\n/data/\n'],
  ['.github/workflows/site.yml', workflow],
  ['netlify.toml', netlify],
  ['README.md', readme(facts)],
]

/** What init had to assume because the schema requires it: shown after init, and in the README. */
export const listToCheck = ({
  nearestPostalCodes,
  lacksPostalCodes,
}: Pick<ProjectFacts, 'nearestPostalCodes' | 'lacksPostalCodes'>): string[] => [
  'manifest/site.yaml: hours (Monday to Friday, 08:00 to 17:00) and priceRange',
  'manifest/site.yaml: coordinates, which are the center of the postal code or town and not of the office',
  'manifest/services/: delete what you do not offer, and write what is special about your work',
  'manifest/pages/: have the privacy policy and the terms read by someone who knows the law where you work',
  'manifest/counties/ and cities.csv: remove places that you do not visit, and write what you know of the others',
  'manifest/cities.csv: populations, which are estimates and may be many years old; with those of the last census, write "census" as population_basis',
  ...(nearestPostalCodes > 0
    ? [
        `manifest/cities.csv: the postal codes with "nearest postal code" in the column source (${nearestPostalCodes}); they may be those of a neighboring place`,
      ]
    : []),
  ...(lacksPostalCodes
    ? [
        'manifest/cities.csv: the column postal_codes is empty, as the installed data has no postal codes of this country; write those that you know',
      ]
    : []),
]

const workflow = `name: Site

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run build
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: report
          path: report
`

const netlify = `# Netlify builds the site after every push. Headers and redirects are written into dist/ by the build.
[build]
  command = "npm run build"
  publish = "dist"
`

const readme = (facts: ProjectFacts) => `# Website of ${facts.company}

| command | does |
|---|---|
| \`npm run dev\` | shows the site and follows every edit |
| \`npm run build\` | builds the site into \`dist/\` and its audit into \`report/\` |
| \`npm run validate\` | checks \`manifest/\` without building |
| \`npm run lock\` | writes down all URLs, so that no later build loses one; run it before you publish |
| \`npm run review\` | writes down the facts in your texts, once you have checked them, and later builds report what differs |
| \`npx citywide places add "NAME County, XX"\` | adds a county and its communities |

The content is in \`manifest/\`, files to copy unchanged are in \`public/\`.

## Check before you publish

${listToCheck(facts)
  .map((line) => `- [ ] ${line}`)
  .join('\n')}

Places, populations, coordinates and postal codes are data of [GeoNames](https://www.geonames.org/), CC BY 4.0.
`
