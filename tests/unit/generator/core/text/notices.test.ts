import { expect, test } from 'vitest'
import { noticesIn } from '#generator/core/text/notices.ts'

const found: [text: string, last: string][] = [
  [
    'Update, April 6, 2020: Because of the COVID-19 stay-at-home order all turnovers are suspended until May 1. Stay safe!',
    '2020-05-01',
  ],
  ['NOTICE (April 6, 2020): Our office is closed.', '2021-04-06'],
  ['Update, March 18, 2021', '2022-03-18'],
  ['Important COVID-19 update: April 2020', '2021-04-31'],
  ['Update 4/6/2020: We are closed.', '2021-06-04'],
  ['As of March 20, 2020, we are only offering outdoor work and have suspended indoor visits.', '2021-03-20'],
  ['Effective March 23, 2020, all appointments are postponed.', '2021-03-23'],
  ['Due to the stay-at-home order, our office is closed.', '2022-12-31'],
  ['Because of the snow storm, all visits are cancelled on January 4, 2023.', '2024-01-04'],
  ['We are closed until May 1, 2021.', '2021-05-01'],
  ['As of April 6, 2020, our office is closed until May 1.', '2020-05-01'],
  ['Notice: As of June 1, 2021, we will keep our distance.', '2022-06-01'],
  ['Due to COVID-19 restrictions, appointments are limited.', '2022-12-31'],
  ['Our office will be closed through January 2, 2022.', '2022-01-02'],
  ['Please note: Starting May 4, 2020, we will reopen with reduced hours.', '2021-05-04'],
  ['Service alert – December 12, 2022 – Water shutoff in Odell.', '2023-12-12'],
  ['In light of this pandemic, we are temporarily closed.', '2022-12-31'],
]

const ofPandemic = [
  'Because of the lockdown our crews wear masks and keep away from you.',
  'Due to COVID-19, we only take calls.',
  'During the pandemic, we stay open.',
  'Our movers practice social distancing on every job.',
  'In response to the coronavirus outbreak, our showroom is open by appointment.',
  'We follow all COVID-19 protocols in your home.',
  'Please stay six feet away from our crew.',
  'Until the pandemic is over, estimates are given by phone and we do not shake hands.',
  'Because of the mask mandate, our technicians cover their faces, and you should have a mask too.',
  'While the stay-at-home order lasts, please pay by card: owing to the lockdown we cannot take cash.',
  'The mask mandate applies in our office.',
  'Given the current pandemic, we ask you to leave the door open.',
  'Masks are worn by all, and under the current restrictions of the county we wait outside due to COVID.',
]
test.each(ofPandemic)('a notice of the pandemic, which is over: %s', (text) => {
  expect(noticesIn(text).map((notice) => notice.last)).toEqual(['2022-12-31'])
})

test.each(found)('a notice about a time: %s', (text, last) => {
  expect(noticesIn(text).map((notice) => notice.last)).toEqual([last])
})

const silent = [
  'The mill closed in April 2020.',
  'As of January 1, 2020, the law requires a license.',
  'As of January 1, 2020, state law limits our fees, and we will follow it.',
  'Last updated April 6, 2020.',
  'Last update: April 6, 2020.',
  'This policy is effective as of May 1, 2020.',
  'Effective May 1, 2020',
  'During the pandemic the mall was closed until May 2021.',
  'We have been open since April 2020.',
  'In 2020, the city had a stay-at-home order, and our office was closed until May 1.',
  'The canyon road is closed from November until May.',
  'Our office is closed on Sundays.',
  'As of 2019, we are employee-owned.',
  'As of May 2020, the school has 900 pupils.',
  'Note: April 2020 was the driest month on record.',
  'From March 2021, we have washed 500 roofs.',
  'Notice of Privacy Practices, April 2014',
  'Because of the 2020 earthquake, many chimneys were rebuilt.',
  'The bridge has been closed since April 2020 because of the flood.',
  'We are closed until May 1.',
  'Due to the age of the homes, built from 2003 until 2010, our work is limited to the roof.',
  'All our crews are paid until the end of the job; in 2020 we were named the best.',
  'The shop opened in 2015. We are closed until May 1.',
  'The shop opened in 2015, and our office is closed until May.',
  'During the pandemic many people moved here from the coast.',
  'Since 2020, when the pandemic began, we disinfect door handles.',
  'We started during the lockdown with one van.',
  'Because of the pandemic, offices downtown have fewer desks than they did.',
  'If you have COVID-19, tell us, and we find another day.',
  'Because of the Delta we work in two shifts in August.',
  'Due to Corona traffic, our crews start at seven.',
  'We are not liable for delays due to a strike, a flood or a pandemic.',
  'During the pandemic, we learned to wash our hands.',
  'We disinfect surfaces against viruses such as the coronavirus.',
  'Plant tomatoes so that they stay six feet apart.',
  'Our crews wear masks when they sand.',
  'The school has a lockdown drill, and we wait outside during the drill.',
  'The delta is flooded during spring, and we work from boats.',
  'During the delta survey we keep to the paths.',
  'Anyone who tests positive for COVID-19 stays at home with full pay.',
  'The museum of the 1918 pandemic is open, and we clean it.',
]

test.each(silent)('no notice: %s', (text) => {
  expect(noticesIn(text)).toEqual([])
})
