import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Manifest } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import type { Cloth, Look } from '@teamloom/garment/look.ts'

/** Colours in which faults of shape, light and colour show. */
export const schemes = {
  white: { main: '#ffffff' },
  heather: { main: '#b9babd', heather: { hex: '#6d6f75', amount: 0.35 } },
  navy: { main: '#1f2f4d' },
  black: { main: '#17181a' },
  red: { main: '#b3202c' },
  contrast: { main: '#2f5d50', second: '#e8b23a', third: '#f1ede4' },
} as const satisfies Record<
  string,
  { main: string; second?: string; third?: string; heather?: Cloth['heather'] }
>
export type Scheme = keyof typeof schemes

/** Fabrics that are not cut from the body's cloth, and what they are like in plain schemes. */
const trimColours: Partial<Record<FabricName, string>> = {
  cord: '#f1efe9',
  elastic: '#2a2b2d',
  metal: '#9a9ca0',
  zipper: '#d9d8d4',
  snap: '#e9e7e1',
}

/** Elements that lie on the body in a colour of their own. */
const applied = ['stripes', 'sides', 'yoke', 'binding', 'edge', 'elbows', 'placket', 'tipping']

export function dress(manifest: Manifest, styles: Readonly<Record<string, string>>, scheme: Scheme): Look {
  const colours: { main: string; second?: string; third?: string; heather?: Cloth['heather'] } =
    schemes[scheme]
  const cloths: Record<string, Cloth> = {}
  for (const region of manifest.regions) {
    const slot = slotOf(region)
    if (slot === null || slot in cloths) continue
    // A zip's tape goes with the cloth, its teeth do not.
    const trim = region.layer === 'tape' ? undefined : trimColours[region.fabric]
    // What is knitted in, and what crowns it.
    const isInset = region.knitWith !== undefined || region.fabric === 'pom'
    const isApplied = applied.includes(region.element)
    const second =
      !isApplied &&
      (region.fabric === 'ribbing' || region.element === 'lining' || region.element === 'pocket' || isInset)
    const third =
      isApplied || region.fabric === 'thread' || region.fabric === 'twill' || region.fabric === 'webbing'
    const accent = (second && colours.second) || (third && colours.third)
    cloths[slot] = {
      hex: trim ?? (accent || colours.main),
      fabric: region.fabric,
      ...(colours.heather && !trim ? { heather: colours.heather } : {}),
    }
  }
  return { styles, cloths, prints: [] }
}
