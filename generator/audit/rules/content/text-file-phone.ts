import { hostLineAt } from '../../files/host-rules/host-line-at.ts'
import type { SiteRule } from '../../rule.ts'
import { strangeNumbersIn } from '../../text/phone-numbers.ts'

/** Files in which a program or a person looks for the contact of the company. */
const textFiles = ['/llms.txt', '/llms-full.txt', '/humans.txt']

/** A phone number in a text file that is not one of the company. */
export const textFilePhone: SiteRule = {
  code: 'text-file-phone',
  scope: 'site',
  title: 'Wrong phone number in a text file',
  severity: 'error',
  why: 'Assistants answer with the number of llms.txt, and the customer calls a stranger.',
  how: 'Reads llms.txt, llms-full.txt and humans.txt. A number that is grouped like one of site.yaml must be that of the company, of an office or of a county.',
  fix: 'Write the number of site.yaml, or remove the line.',
  source: 'https://llmstxt.org/',
  check: (site) =>
    textFiles.filter(site.files.has).flatMap((url) => {
      const lines = site.files.read(url).toString('utf8').split('\n')
      return lines.flatMap((text, index) =>
        strangeNumbersIn(text, site.manifest)
          .slice(0, 1)
          .map((number) => ({
            url,
            at: hostLineAt(site, { file: url.slice(1), line: index + 1 }),
            what: `Line ${index + 1} of ${url} has the number ${number}, which neither the company nor an office or county has.`,
          })),
      )
    }),
}
