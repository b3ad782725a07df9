import type { ManifestFault } from './stated-faults.ts'

const inText = (file: string, replace: string, written: string): ManifestFault => ({ file, replace, with: written })

/** A line before the hosting in site.yaml. */
const setting = (line: string) => inText('site.yaml', 'hosting:\n', `${line}\nhosting:\n`)
const gallery = (items: string) =>
  inText('services/deep-cleaning.yaml', 'requirement: ', `gallery: { items: [${items}] }\nrequirement: `)
const [sink, hall] = ['services/deep-cleaning', 'services/house-cleaning']

/** Settings, pictures and lists of the sample that contradict themselves or have no effect: the code, a name and the edit. */
export const settingsFaults: readonly [code: string, name: string, fault: ManifestFault][] = [
  [
    'limit-without-effect',
    'limits that every page keeps',
    setting('audit: { doorways: { share: 0, words: 0, most: 0.5 } }'),
  ],
  ['limit-without-effect', 'a limit for all pages', setting('audit: { doorways: { most: 1 } }')],
  [
    'known-issue-endless',
    'a fault that is accepted for a lifetime',
    inText('known-issues.yaml', "expires: '2027-12-31'", "expires: '2099-12-31'"),
  ],
  [
    'reason-missing',
    'a fault that is accepted without a reason',
    inText('known-issues.yaml', 'reason: The company plans a blog.', 'reason: tbd #'),
  ],
  [
    'link-to-another-subject',
    'a link to the forms of another company',
    inText('site.yaml', 'linkUrl: https://book.saltbrush.example', 'linkUrl: https://book.brightmaids.example'),
  ],
  [
    'link-to-another-subject',
    'a frame of another company',
    inText('site.yaml', 'url: https://jobs.saltbrush.example/apply?', 'url: https://jobs.brightmaids.example/apply?'),
  ],
  ['figures-differ', 'a frame that shows no form', inText('site.yaml', 'height: 2500', 'height: 25')],
  [
    'duplicate-entry',
    'a claim with the text of another one',
    inText('site.yaml', 'text: Eco-friendly products', 'text: Free estimates'),
  ],
  [
    'picture-twice',
    'a picture twice in a gallery',
    gallery(`{ image: ${sink}, caption: A sink. }, { image: ${sink}, caption: A hall. }`),
  ],
  [
    'picture-twice',
    'a caption twice in a gallery',
    gallery(`{ image: ${sink}, caption: The sink of a flat. }, { image: ${hall}, caption: The sink of a flat. }`),
  ],
  [
    'placeholder-misplaced',
    'two placeholders exchanged',
    inText('pages/home.md', 'at {address}. Office hours are {hours}', 'at {hours}. Office hours are {address}'),
  ],
  [
    'text-repeated',
    'one title for a request that was sent and one that was not',
    inText('pages/contact.md', 'title: Quote Requested Successfully!', 'title: Quote Request Failed'),
  ],
  [
    'text-of-another-company',
    'a policy about what another company does',
    inText('pages/privacy-policy.md', 'what {business} does', 'what Bright Maids LLC does'),
  ],
  [
    'analytics-not-in-policy',
    'a policy that names statistics without any',
    inText('pages/privacy-policy.md', 'This website has no', 'This website uses Google Analytics. This website has no'),
  ],
  [
    'policy-numbers-differ',
    'a range in another unit',
    inText('faqs.yaml', 'Plan on at least 24–48 hours', 'Plan on at least 24–48 days'),
  ],
  [
    'policy-numbers-differ',
    'a case without the fee of its policy',
    inText('faqs.yaml', 'charged at 100%', 'free of charge'),
  ],
  [
    'statement-reversed',
    'customers who bring what the company claims to bring',
    inText('faqs.yaml', 'No. Cleaners bring all supplies', 'Yes. Please provide all supplies'),
  ],
  [
    'text-of-another-company',
    'the address of another company',
    inText('pages/terms-conditions.md', 'or write to {business}, {address}', 'or write to Bright Maids LLC, {address}'),
  ],
  [
    'place-not-served',
    'a list of counties of another company',
    inText(
      'pages/privacy-policy.md',
      'Salt Lake, Utah, Summit, and Wasatch counties. In this',
      'Maricopa and Pinal counties. In this',
    ),
  ],
  [
    'link-to-another-subject',
    'a main button that leads to the press',
    inText('navigation.yaml', 'label: Book Now, page: contact', 'label: Book Now, page: press'),
  ],
]

/** What is so, and looks like one of these faults. */
export const settingsFacts: readonly [name: string, edit: ManifestFault][] = [
  ['limits for pages of a few words', setting('audit: { doorways: { share: 0, words: 40 } }')],
  [
    'a fault that is accepted for three years',
    inText('known-issues.yaml', "expires: '2027-12-31'", "expires: '2029-12-31'"),
  ],
  [
    'a link to a service for bookings',
    inText(
      'site.yaml',
      'linkUrl: https://book.saltbrush.example/form',
      'linkUrl: https://saltbrush.bookings.example/form',
    ),
  ],
  [
    'a frame of a service whose link is a page of the company',
    inText('site.yaml', 'url: https://jobs.saltbrush.example/apply?', 'url: https://forms.hiring.example/4711?'),
  ],
  [
    'two pictures with a short caption in a gallery',
    gallery(`{ image: ${sink}, caption: Before and after. }, { image: ${hall}, caption: Before and after. }`),
  ],
  [
    'placeholders in their sentences',
    inText('pages/about.md', 'place better.', 'place better. Call {phone}; our hours are {hours}, at {address}.'),
  ],
  [
    'statistics that are those of others, or of no one',
    inText(
      'pages/privacy-policy.md',
      'This website has no',
      'We do not use Google Analytics. The booking service may use Google Analytics. This website has no',
    ),
  ],
  [
    'a fee that another case does not have',
    inText(
      'pages/about.md',
      'place better.',
      'place better. A same-day visit has no fee. You need not provide any supplies. Order supplies for 24–48 hours.',
    ),
  ],
  [
    'counties of the company with one that it visits',
    inText('pages/about.md', 'place better.', 'place better. We started in Salt Lake and Wasatch counties.'),
  ],
]
