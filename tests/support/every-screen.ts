import type { ManifestEdit } from './manifest-case.ts'

/** Edits that give the small site a page of every type, and a value in every text field. */
export const everyScreen: readonly ManifestEdit[] = [
  {
    file: 'site.yaml',
    replace: 'policies: []\nfrequencies: [Once]\nembeds: {}',
    with: `policies: [{ id: late, subject: late, title: Being late, statement: Call us., terms: [{ when: By an hour, outcome: Nothing }] }]
frequencies: [Once, Twice]
embeds:
  booking: { title: Booking, url: https://booking.example/a, height: 600, linkLabel: Open it alone, payment: true }
  portal: { title: Account, url: https://portal.example/a, height: 600, linkLabel: Open it alone }
  hiring: { title: Application, url: https://hiring.example/a, height: 600, linkLabel: Open it alone }
  map: { title: Map, url: https://map.example/a, height: 600, linkLabel: Open it alone }
quotes: { endpoint: /api/quotes }`,
  },
  {
    file: 'services/drain-cleaning.yaml',
    replace: 'order: 1',
    with: 'order: 1\ncategory: pipes\nserviceType: Clearing\nrequirement: Water has to be on.\nimage: river.svg\nsections: [{ heading: Asked next, text: How long it *takes*. }]',
  },
  {
    file: 'categories/pipes.yaml',
    write:
      'name: Pipes\norder: 1\ndescription: All of them.\ntitle: Pipes and Sewers\nbody: Clay and *plastic*.\nimage: river.svg\n',
  },
  {
    file: 'quote.yaml',
    write: `fields:
  - { name: email, type: email, label: E-mail, help: For the answer, missing: Write it., wrong: Write all of it. }
  - { name: phone, type: phone, label: Phone }
  - { name: depth, type: number, label: Depth, unit: feet, example: two }
  - { name: pipe, type: select, label: Pipe, options: [Clay, Plastic], required: true }
parts: [{ heading: Person, fields: [email, phone] }, { heading: Pipe, fields: [depth, pipe] }]
oneOf: [{ fields: [email, phone], missing: One of them. }]
`,
  },
  {
    file: 'pages/about.md',
    write: `---
screen: about
title: About the Company
description: Who comes when you call.
heading: About Us
intro: Two vans.
name: About
image: river.svg
trust: { heading: Trust, text: Ask around., cards: [{ icon: pipe, title: Insured, text: Up to the roof. }] }
services: { heading: Work, items: [{ name: Drains, service: drain-cleaning, note: Day and night }] }
counties: { heading: Where, towns: [{ county: hood-river, text: Odell and Hood River }] }
callToAction: { heading: Call, text: Now., action: { page: contact, label: Call now } }
---

We began **small**.

## Later

- A [second van](/services/)
`,
  },
  {
    file: 'pages/careers.md',
    write: `---
screen: careers
heading: Work With Us
benefits: { heading: Benefits, cards: [{ icon: pipe, title: Pay, text: Weekly. }] }
application: { heading: Apply, text: Below. }
contact: { heading: Ask, action: { page: contact, label: Ask us } }
---

Plumbers wanted.
`,
  },
  {
    file: 'pages/login.yaml',
    write: 'screen: customer-login\nheading: Your Account\nhelp: { heading: Stuck?, text: Call. }\n',
  },
  {
    file: 'pages/terms.md',
    write: '---\nscreen: legal\nheading: Terms\nupdated: "2026-01-02"\n---\n\n## Payment\n\nWhen done.\n',
  },
  {
    file: 'pages/tasks.yaml',
    write: `screen: checklist
heading: What We Do Each Time
legend: { standard: Always, addon: On request, none: Never }
addOnsHeading: Extras
taskHeading: Task
callToAction: { heading: Call, text: Now., action: { page: contact } }
`,
  },
  {
    file: 'checklist.yaml',
    write: `serviceTypes: [{ id: house, label: House, note: For homes }, { id: yard, label: Yard }]
groups: [{ id: kitchen, title: Kitchen, tasks: [{ name: Sink, levels: { house: standard, yard: none } }] }]
addOns: [{ name: Roof vent, levels: { house: addon, yard: addon } }]
`,
  },
  {
    file: 'pages/press.yaml',
    write: `screen: press
heading: Press
inquiries: { page: contact, label: Write to us }
mediaKit: { label: Media kit, text: Logo and facts., boilerplate: A drain company., usage: As it is. }
comingSoon: { heading: Soon, text: More., links: [{ page: about, label: About }] }
`,
  },
  {
    file: 'pages/seasons.yaml',
    write: `screen: guide
heading: Drains by Season
stats: [12 Years]
challenges: { heading: Roots, text: In spring., cards: [{ icon: pipe, title: Roots, text: They grow. }] }
faq: { heading: Questions, text: Two., questions: [{ question: When?, answer: In spring. }, { question: Why?, answer: Rain. }] }
advice: [Look twice]
actions: [{ page: home, label: Front page }]
callToAction: { heading: Call, text: Now. }
`,
  },
  {
    file: 'guide/spring.yaml',
    write: `name: Spring
order: 1
months: March to May
monthNumbers: [3, 4, 5]
intro: Roots wake.
tips: [{ title: Look, text: Down the drain. }]
timeline: { heading: Weeks, steps: [{ when: First, what: Look }] }
checklist: { heading: List, items: [Cleanouts] }
`,
  },
  {
    file: 'pages/spinner-demo.yaml',
    write: `screen: spinner-demo
heading: Indicators
indexed: false
indicators: { heading: Turning }
form: { heading: Form, submit: Send, busy: Sending, fields: [{ name: email, label: Email }] }
notifications:
  heading: Toasts
  standard: { label: Show, title: Done, text: All of it. }
  destructive: { label: Fail, title: Failed }
  update: { label: Change, title: Changed }
  dismiss: Away
`,
  },
  {
    file: 'traits/wet-woods.yaml',
    write: 'name: Wet woods\nsummary: Roots.\nservices: { drain-cleaning: { topic: Roots, text: Cut them. } }\n',
  },
  {
    file: 'cities/odell.yaml',
    write:
      'body: Orchards.\ntraits: [{ trait: wet-woods, because: It rains. }]\nservices: { drain-cleaning: Mud comes first. }\n',
  },
  {
    file: 'navigation.yaml',
    replace: '        - { city: odell }',
    with: '        - { city: odell }\n        - { path: /about/, label: About }\n  legal: [{ page: terms, label: Terms }]',
  },
]
