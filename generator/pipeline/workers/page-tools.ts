import type { Manifest } from '#manifest/schema.ts'
import { analyticsOrigins } from '#src/analytics.ts'
import { createSite, indexSite } from '#src/site.ts'
import { rules } from '../../audit/rules.ts'
import type { ConfigBundle } from '../../config/bundle.ts'
import { openConfig } from '../../config/open-config.ts'
import { renderOwn } from '../../config/render-own.ts'
import type { ScannedPage } from '../../core/html/page.ts'
import { collectUnits } from '../../render/observe/collect-units.ts'
import { nameGroups } from '../../render/observe/name-groups.ts'
import { observe } from '../../render/observe/observe.ts'
import { languagesIn, type RenderingData, rootsOf } from '../../render/observe/roots.ts'
import { shareSources } from '../../render/policy/collect-sources.ts'
import { originsOfEmbeds, policySources } from '../../render/policy/page-sources.ts'
import { createPageAuditor } from './page-auditor.ts'
import { createRenderers } from './renderers.ts'

export type PageTools = ReturnType<typeof openPageTools>

/**
 * What all pages are made with. It notes what of the manifest it reads.
 * @param input.code the code of the site, if it has any. It was checked before.
 */
export function openPageTools(input: RenderingData & { code: ConfigBundle | undefined }) {
  const own = input.code && openConfig(input.code)
  const { observed, units } = observe(rootsOf(input))
  const [{ manifest, parts } = input, ...translations] = languagesIn(input, observed)
  const translated = translations.map((each) => each.manifest)
  const common = collectUnits()
  const site = common.of('site', () =>
    createSite(
      indexSite(manifest, own?.config?.extensions, translated),
      parts,
      translations.map((each) => each.parts),
    ),
  )
  const renderer = createRenderers(site, (work) => common.of('shared', () => renderOwn(own, 'on every page', work)))
  return {
    own,
    common,
    groups: nameGroups(units.names),
    site,
    renderer,
    ...common.of('audit', () => ({
      auditor: createPageAuditor(manifest, [...rules, ...(own?.config?.rules ?? [])], {
        readsFiles: false,
        translations: translated,
      }),
      sourcesOf: createSourceReader(manifest.site),
    })),
  }
}

/** What the policy of a page must allow. Pages that need the same share one object. */
function createSourceReader({ embeds, quotes, analytics, origin }: Manifest['site']) {
  const furtherOrigins = originsOfEmbeds(embeds)
  const always = analyticsOrigins({ analytics, origin })
  const endpoint = quotes.endpoint?.startsWith('https://') ? new URL(quotes.endpoint).origin : undefined
  const shared = shareSources()
  return (page: ScannedPage) => shared(policySources(page, { endpoint, furtherOrigins, always }))
}
