import type { Problem } from '../../core/problem.ts'
import { checkManifest, type LoadOptions } from '../../load/load.ts'
import { openGazetteer } from '../../places/gazetteer.ts'

// What a process of its own does while another one makes pages of the same manifest.

export type FactCheckerInput = Omit<LoadOptions, 'openGazetteer' | 'checkApart' | 'translations'>

/** Problems of the facts of a manifest. */
export const findFalseFacts = (input: FactCheckerInput): Promise<Problem[]> =>
  checkManifest({
    ...input,
    openGazetteer: (country, regions) => openGazetteer(country, regions, input.cacheDir),
  })
