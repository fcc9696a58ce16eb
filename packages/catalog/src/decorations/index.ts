import { chestpocketrepeatingscreenprint } from './chestpocketrepeatingscreenprint.ts'
import { chestpocketsinglecolorscreenprint } from './chestpocketsinglecolorscreenprint.ts'
import { chestpocketsublimation } from './chestpocketsublimation.ts'
import { clippingtag } from './clippingtag.ts'
import { cutletters } from './cutletters.ts'
import type { DecorationType } from './decoration-type.ts'
import { detailedprint } from './detailedprint.ts'
import { embroidery } from './embroidery.ts'
import { embroiderypatch } from './embroiderypatch.ts'
import { highdensityprint } from './highdensityprint.ts'
import { hoodliningrepeatingscreenprint } from './hoodliningrepeatingscreenprint.ts'
import { hoodliningsinglecolorscreenprint } from './hoodliningsinglecolorscreenprint.ts'
import { hoodliningsublimation } from './hoodliningsublimation.ts'
import { leathertag } from './leathertag.ts'
import { repeatingsocksknitting } from './repeatingsocksknitting.ts'
import { repeatingsockssublimation } from './repeatingsockssublimation.ts'
import { screenprint } from './screenprint.ts'
import { singlecolorscreenprint } from './singlecolorscreenprint.ts'
import { sockfullsublimation } from './sockfullsublimation.ts'
import { socklogosublimation } from './socklogosublimation.ts'
import { socksknitting } from './socksknitting.ts'
import { sublimation } from './sublimation.ts'
import { techpackproduction } from './techpackproduction.ts'
import { undefinedprint } from './undefinedprint.ts'
import { undefinedtag } from './undefinedtag.ts'
import { woventag } from './woventag.ts'

/** Every way to put artwork on cloth. A product takes some of them, and carries them along. */
export const decorationTypes = [
  screenprint,
  singlecolorscreenprint,
  detailedprint,
  highdensityprint,
  sublimation,
  embroidery,
  embroiderypatch,
  leathertag,
  woventag,
  clippingtag,
  chestpocketsinglecolorscreenprint,
  chestpocketrepeatingscreenprint,
  chestpocketsublimation,
  hoodliningsinglecolorscreenprint,
  hoodliningrepeatingscreenprint,
  hoodliningsublimation,
  socksknitting,
  repeatingsocksknitting,
  repeatingsockssublimation,
  socklogosublimation,
  sockfullsublimation,
  cutletters,
  undefinedprint,
  undefinedtag,
  techpackproduction,
] as const satisfies readonly DecorationType[]

const byName: ReadonlyMap<string, DecorationType> = new Map(decorationTypes.map(type => [type.type, type]))

/** For what knows no product: what an artwork was uploaded for, say. */
export function findDecorationType(name: string): DecorationType | undefined {
  return byName.get(name)
}
