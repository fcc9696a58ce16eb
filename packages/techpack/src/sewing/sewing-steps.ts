import type { SewingStep } from './sewing-step.ts'
import {
  bindingsOn,
  collarBinding,
  collarEdge,
  collarOn,
  elasticArmholes,
  elasticHem,
  neckTape,
  openBands,
  ribsOn,
  rings,
  selfBindingsOn,
} from './steps/bands.ts'
import { linings, quilting, raglans, shoulders, sides, sleeves } from './steps/bodies.ts'
import { plackets, snaps, zipFacings, zips } from './steps/closures.ts'
import { elasticHems, hems, rawEdges } from './steps/ends.ts'
import { cords, cordTips, eyelets, poms } from './steps/hardware.ts'
import { hoodHalves, hoodOn, hoodOpening } from './steps/hoods.ts'
import { crown, knitEdges, knitHeel, linkedParts } from './steps/knits.ts'
import { brandLabel, crownLabel, outerLabels, sizeLabel } from './steps/labels.ts'
import { loops, maskBindings, maskHalves, maskHems, maskSides } from './steps/masks.ts'
import { elbowPatches, panels, tapesOn, vInsert } from './steps/panels.ts'
import { flaps, pocketBags, pocketOpenings, pocketsOn, welts } from './steps/pockets.ts'
import { inseams, outseams, rises } from './steps/trousers.ts'

/** TP37: in the order in which a garment is made; each place of a garment is taken by one of them. */
export const sewingSteps: readonly SewingStep[] = [
  knitEdges,
  knitHeel,
  linkedParts,
  crownLabel,
  crown,
  quilting,
  panels,
  tapesOn,
  vInsert,
  elbowPatches,
  welts,
  pocketBags,
  pocketOpenings,
  pocketsOn,
  flaps,
  brandLabel,
  shoulders,
  raglans,
  sleeves,
  maskHalves,
  sides,
  outseams,
  inseams,
  rises,
  linings,
  rings,
  openBands,
  sizeLabel,
  eyelets,
  hoodHalves,
  hoodOpening,
  hoodOn,
  collarOn,
  collarEdge,
  collarBinding,
  neckTape,
  elasticArmholes,
  elasticHem,
  selfBindingsOn,
  bindingsOn,
  ribsOn,
  elasticHems,
  hems,
  rawEdges,
  plackets,
  zipFacings,
  zips,
  snaps,
  maskHems,
  maskBindings,
  maskSides,
  loops,
  outerLabels,
  cords,
  cordTips,
  poms,
]
