import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ClothMesh } from '@teamloom/drape/cloth/cloth-mesh.ts'
import { sew } from '@teamloom/drape/cloth/sew.ts'
import type { Strain } from '@teamloom/drape/solver/stretch.ts'
import { drapeGarment } from '@teamloom/drape/stage/drape-garment.ts'
import { drapePatch } from '@teamloom/drape/stage/drape-patch.ts'
import { type DrapePlan, planDrape } from '@teamloom/drape/stage/drape-plan.ts'
import type { DrapedPlan } from '@teamloom/drape/stage/draped-plan.ts'
import { compareCuts } from '@teamloom/drape/stage/freedom.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { BakePlan, Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import { repository } from '../bake-files.ts'
import { hashOfFiles, importClosure, importsOf } from './import-closure.ts'

const cache = join(repository, '.cache/drape')

/** What the draped shape depends on; lighting and baking do not change it. */
export function drapingSources(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const entries = importsOf(import.meta.filename).filter(name => name.startsWith('@teamloom/drape/'))
  return importClosure(entries.map(entry => resolve(entry)))
}

/** The base and its patches from the cache, or draped anew when their patterns or the draping have changed. */
export function drapeCached(pattern: Pattern): DrapedPlan[] {
  const plans = pattern.plans.filter(plan => plan.kind !== 'overlay')
  const [basePlan, ...patchPlans] = plans
  if (basePlan?.kind !== 'base') throw new Error(`${pattern.name} begins with no base`)
  const drape = planDrape(pattern)
  const step = drape.levels.at(-1)!.step
  const cut = pattern.cut(pattern.baseSize, basePlan.styles)
  const mesh = sew(cut, step)
  const sewn = keyOf(cut, pattern, drape)
  restore(basePlan, sewn, mesh, () => {
    const draped = drapeGarment(cut, drape, (level, { particles }, strain) =>
      console.log(`${pattern.name} level ${level}: ${particles} particles, ${strainText(strain)}`),
    )
    return relaxed(`${pattern.name} base`, draped)
  })
  const drapedPlans: DrapedPlan[] = [{ plan: basePlan, cut, mesh, freedom: null }]
  const known = new Map([[basePlan.name, { cut, mesh, key: sewn }]])
  for (const plan of patchPlans) {
    if (plan.kind !== 'patch' || !isWanted(plan, pattern)) continue
    const below = must(known.get(plan.on ?? basePlan.name), `${plan.name} on ${plan.on}`)
    const patchCut = pattern.cut(pattern.baseSize, plan.styles)
    const freedom = compareCuts(below.cut, patchCut, plan.reach, plan.freeBelow)
    const patchMesh = sew(patchCut, step)
    const key = `${below.key}${keyOf(patchCut, pattern, drape)}${plan.reach} ${plan.freeBelow}`
    if (isSewnAlike(below.cut, patchCut)) patchMesh.position.set(below.mesh.position)
    else
      restore(plan, key, patchMesh, () => {
        const draped = drapePatch(below, patchCut, freedom, drape)
        console.log(`${pattern.name} ${plan.name}: ${strainText(draped.strain)}`)
        return relaxed(`${pattern.name} ${plan.name}`, draped)
      })
    known.set(plan.name, { cut: patchCut, mesh: patchMesh, key })
    drapedPlans.push({ plan, cut: patchCut, mesh: patchMesh, freedom })
  }
  return drapedPlans
}

/** A patch of another product serves as it is, unless trims or patches of this one lie on it. */
function isWanted({ name, from }: BakePlan, { plans }: Pattern): boolean {
  return (
    from === undefined ||
    plans.some(plan => plan.kind !== 'base' && plan.from === undefined && plan.on === name)
  )
}

/** Patches whose cloth falls as the base's: only what it is made of, or how it puffs up, differs. */
function isSewnAlike(one: Cut, other: Cut): boolean {
  const sewn = ({ pieces, seams, stitching }: Cut) =>
    JSON.stringify([pieces.map(piece => ({ ...piece, fabric: null, fields: null })), seams, stitching])
  return sewn(one) === sewn(other)
}

function restore(
  plan: BakePlan,
  key: string,
  mesh: ClothMesh,
  drape: () => { readonly mesh: ClothMesh },
): void {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 16)
  // Named by its key alone: products that are draped alike share it.
  const file = join(cache, `${plan.name}-${name}.f64`)
  if (existsSync(file)) {
    const bytes = readFileSync(file)
    mesh.position.set(new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8))
    return
  }
  mesh.position.set(drape().mesh.position)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, new Uint8Array(mesh.position.buffer))
}

/** Trims are put on afterwards. */
export function keyOf({ trims: _trims, ...sewn }: Cut, { figure }: Pattern, drape: DrapePlan): string {
  return createHash('sha256')
    .update(JSON.stringify([sewn, { ...drape, figure }]))
    .update(hashOfDraping())
    .digest('hex')
}

let draping: string | undefined
function hashOfDraping(): string {
  draping ??= hashOfFiles(drapingSources())
  return draping
}

/** RD4: cloth that is stretched further is no picture of what is sewn. */
const mostStrain = 0.03

function relaxed<Shape extends { readonly strain: Strain }>(name: string, draped: Shape): Shape {
  if (draped.strain.mean < mostStrain) return draped
  throw new Error(`${name} is stretched: ${strainText(draped.strain)}`)
}

function strainText({ mean, worst }: Strain): string {
  return `strain ${(mean * 100).toFixed(2)} % mean, ${(worst * 100).toFixed(0)} % worst`
}
