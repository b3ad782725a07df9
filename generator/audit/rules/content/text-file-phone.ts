import { textFilesOf } from '../../files/text-files.ts'
import type { SiteRule } from '../../rule.ts'
import { strangeNumbersIn } from '../../text/phone-numbers.ts'

/** A phone number in a text file that is not one of the company. */
export const textFilePhone: SiteRule = {
  code: 'text-file-phone',
  scope: 'site',
  title: 'Wrong phone number in a text file',
  severity: 'error',
  why: 'Assistants answer with the number of llms.txt, and the customer calls a stranger.',
  how: 'Reads llms.txt, llms-full.txt, humans.txt and security.txt. A number that is grouped like one of site.yaml must be that of the company, of an office or of a county.',
  fix: 'Write the number of site.yaml, or remove the line.',
  source: 'https://llmstxt.org/',
  check: (site) =>
    textFilesOf(site).flatMap(({ url, lines, at }) =>
      lines.flatMap((text, index) =>
        strangeNumbersIn(text, site.manifest)
          .slice(0, 1)
          .map((number) => ({
            url,
            at: at(index + 1),
            what: `Line ${index + 1} of ${url} has the number ${number}, which neither the company nor an office or county has.`,
          })),
      ),
    ),
}
