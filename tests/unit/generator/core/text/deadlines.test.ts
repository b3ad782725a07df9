import { expect, test } from 'vitest'
import { deadlinesIn } from '#generator/core/text/deadlines.ts'

test.each([
  ['Book before December 31, 2024 and save.', '2024-12-31'],
  ['All promotions are valid through 2025.', '2025-12-31'],
  ['Winter 2022 bookings are open.', '2022-12-31'],
  ['20% off until March 3, 2024.', '2024-03-03'],
  ['The offer expires on 31/01/2025.', '2025-01-31'],
  ['Prices for 2023 are below.', '2023-12-31'],
  ['See our 2023 rates.', '2023-12-31'],
  ['2023 Price List', '2023-12-31'],
  ['Window washing is coming in spring 2025.', '2025-12-31'],
  ['Coming in May 2025: window washing.', '2025-05-31'],
  ['Spring offer: 10% off until 31 May 2024.', '2024-05-31'],
  ['The discount runs from January 1 to March 31, 2024.', '2024-03-31'],
  ['The offer is valid through April 2024.', '2024-04-30'],
  ['20% off all deep cleans in February 2024.', '2024-02-29'],
  ['Ten percent off for bookings made by August 15, 2024.', '2024-08-15'],
  ['Free oven cleaning until September 30, 2024', '2024-09-30'],
  ['Visit our open house on Saturday, June 14, 2025.', '2025-06-14'],
  ['Our office is closed from November 28 to December 1, 2024.', '2024-12-01'],
  ['Join us for our anniversary on 3 October 2025!', '2025-10-03'],
  ['Save 20% until May 31, 2025 if your boiler was installed by us.', '2025-05-31'],
  ['The offer is valid until May 31, 2025, and the last one was too.', '2025-05-31'],
  ['A second shop will open in fall 2024.', '2024-12-31'],
])('"%s" ends on %s', (text, last) => {
  expect(deadlinesIn(text).map((found) => found.last)).toEqual([last])
})

test.each([
  'Tear-off work on homes built before 2000 may need special insulation, which is available.',
  'Roofs installed before 2015 are open to the same offer.',
  'December 2025 is where the work started paying off.',
  'In houses made before 2012 the steel has now corroded.',
  'Prices as of 2023 have not changed since.',
  'According to a survey, 2023 prices were higher.',
  'In 2023 prices rose.',
  'Rates for 2020 square feet start at $199.',
  'Since opening in spring 2016 we have kept the name.',
  'The special ran until May 31, 2025.',
  'We came here in spring 2016.',
  'A valid survey has not been a condition since May 2024.',
  'The crew moved here on June 14, 2016.',
  'The warranty was free until December 31, 2021.',
  'Until May 2021, the first visit was free.',
  'Since 1 January 2025 the product may no longer be used in open areas.',
])('"%s" has no end of an offer', (text) => {
  expect(deadlinesIn(text)).toEqual([])
})
