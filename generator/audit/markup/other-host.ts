import { distance } from 'fastest-levenshtein'
import { domainOf } from '../../core/domain.ts'
import { testLabelIn } from '../../core/test-hosts.ts'

/** Hosts of deploy previews, below which the name of the site may stand. */
const previews = /\.(?:netlify\.app|vercel\.app|pages\.dev|github\.io|web\.app|herokuapp\.com)$/

/** Letters by which two names of domains differ that are one, misspelt, and the length from which that is not chance. */
const misspelt = { letters: 2, length: 8 }

/**
 * Whether the domain of a host is nearly that of the site: `gorgedrian.example` for `gorgedrain.example`, or `.cmo` for `.com`. A
 * company may have its name under several endings.
 */
export function isMisspeltDomain(host: string, own: string): boolean {
  const [[name = '', ...end], [right = '', ...ownEnd]] = [domainOf(host).split('.'), domainOf(own).split('.')]
  const [written, wanted] = [end.join('.'), ownEnd.join('.')]
  if (name === right) return written !== wanted && (sorted(written) === sorted(wanted) || written === 'con')
  return written === wanted && right.length >= misspelt.length && distance(name, right) <= misspelt.letters
}

/** The letters of an ending in order: those of `.cmo` are those of `.com`. */
const sorted = (ending: string) => [...ending].sort().join('')

/**
 * Whether a host is another one of the site: its domain with or without "www" unlike its own host, or that of a trial, such
 * as `staging.example.com` or `example.pages.dev`.
 */
export function isOtherHostOf(host: string, own: string): boolean {
  const bare = own.replace(/^www\./, '')
  return host !== own && (host.replace(/^www\./, '') === bare || isTrial(host, bare))
}

function isTrial(host: string, bare: string): boolean {
  const [name = bare] = bare.split('.')
  return host.endsWith(`.${bare}`) ? testLabelIn(host, true) !== undefined : previews.test(host) && host.includes(name)
}
