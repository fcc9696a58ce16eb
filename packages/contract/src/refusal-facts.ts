import { drawingFaults } from '@teamloom/artwork/drawing-fault.ts'
import { abilityNames } from '@teamloom/commerce/access/access.ts'
import { deskRights } from '@teamloom/commerce/access/desk-rights.ts'
import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { settingProblems } from '@teamloom/commerce/house/setting-fault.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod/mini'
import { fieldRules } from './field-rules.ts'
import type { RefusalCode } from './refusals.ts'

const name = z.string()
/** What a thing of the catalogue is called in both languages. */
const thing = { en: name, fr: name }
const state = z.enum(['ok', 'away'])

/** What a refusal tells besides its key: which thing it was about. Both languages say it (`toast.*_told`). */
export const refusalFacts = {
  /** The first field that is wrong, by its last name, and what it breaks; `issues` tell all. */
  validation_failed: z.object({ field: name, rule: z.enum(fieldRules), limit: z.optional(z.number()) }),
  /** When it is gone for good; until then its owner may change their mind. */
  account_deleted: z.object({ until: z.iso.datetime() }),
  /** With which to go on, and by what: each of `totp`, `passkey` and `recovery` that is set up. */
  second_factor_required: z.object({ ticket: name, kinds: z.array(z.enum(['passkey', 'totp', 'recovery'])) }),
  /** The scope that a key lacks; `none` where no key opens the call. */
  scope_missing: z.object({ scope: name }),
  notAllowed: z.object({ ability: z.enum(abilityNames) }),
  right_not_given: z.object({ right: z.enum([...deskRights, ...staffAbilities]) }),
  /** What was changed meanwhile: a layer, style or decoration, as the design's document calls it; what was done to a request since, and by whom, by commas. */
  /** Whom to ask about a link to look and say that is closed or has ended. */
  not_found: z.object({ organizer: name }),
  conflict: z.object({ target: z.string(), by: z.optional(name) }),
  /** Who changed it, and what: as the design's document calls it, and in words. */
  changedSince: z.object({ name, target: name, ...thing }),
  body_too_big: z.object({ mostBytes: z.int() }),
  unknownPart: z.object({ partName: name }),
  unknownElement: z.object({ partName: name, elementName: name }),
  unknownStyle: z.object({ styleName: name }),
  unknownLayer: z.object({ layerName: name }),
  unknownColor: z.object({ color: name }),
  unknownDecorationType: z.object({ type: name }),
  decorationTypeNotAllowed: z.object({ type: name, ...thing }),
  unknownLocation: z.object({ positionName: name }),
  spotTaken: z.object({ positionName: name, ...thing }),
  imageTooSmall: z.object({ positionName: name, ...thing }),
  unknownSize: z.object({ size: name }),
  unknownOption: z.object({ option: name, value: z.union([name, z.number()]) }),
  unknownTagName: z.object({ tagName: name }),
  unknownTexture: z.object({ textureName: name }),
  unknownPattern: z.object({ patternName: name }),
  invalidPattern: z.object({ field: name, value: z.union([name, z.number()]) }),
  clothUnfit: z.object({ positionName: name, ...thing }),
  fileTypeLimited: z.object({ type: name, ...thing }),
  type_not_personal: z.object({ type: name, ...thing }),
  missingLetter: z.object({ letter: name }),
  /** The line of a list, from 1. */
  too_long: z.object({ line: z.int(), most: z.int(), text: name }),
  word_required: z.object({ line: z.int() }),
  /** Somebody else's, or reserved: never whose. */
  number_taken: z.object({ number: name }),
  /** Whose yes is missing, by commas; of which design, empty where it has no name. */
  approval_open: z.object({ who: name, design: name }),
  /** Whose pieces would be gone, by commas. */
  held_by_people: z.object({ who: name }),
  elementUnavailable: z.object({ partName: name, elementName: name, ...thing }),
  layerRequired: z.object({ layerName: name, ...thing }),
  /** What it is, ours or another's (`foreign-format.ts`). `lacks`: what the server would need to read it. */
  unsupportedFile: z.object({ format: name, lacks: z.optional(name) }),
  processingError: z.object({ cause: z.enum(drawingFaults) }),
  /** Per cent by which outlines overlap, and proportions are off. */
  productionFileDiffers: z.object({ overlap: z.int(), off: z.int() }),
  /** Which of the designs that were chosen is no longer on the page. */
  collectionClosed: z.object({ designId: idSchema }),
  /** The number of the request whose invoice has it. */
  invoice_number_taken: z.object({ invoiceNumber: name, request: z.int() }),
  /** Which setting, in which field, and what it breaks; `issues` tell all. */
  setting_invalid: z.object({ key: name, field: name, rule: z.enum(settingProblems) }),
  /** Which, and who has changed it since. */
  setting_changed: z.object({ key: name, by: name }),
  minimum_quantity: z.object({ minQty: z.int() }),
  /** Told by the health alone. */
  unavailable: z.object({ database: state, files: state, jobs: state }),
} as const satisfies Partial<Record<RefusalCode, z.ZodMiniObject>>

export type RefusalFacts = Readonly<Record<string, string | number | readonly string[]>>

const schemas: Partial<Record<RefusalCode, z.ZodMiniObject>> = refusalFacts

export function factsSchemaOf(code: RefusalCode): z.ZodMiniObject | undefined {
  return schemas[code]
}

/** Facts that the key is known to carry; undefined where it has none this time. */
export function factsOf(code: RefusalCode, refusal: unknown): RefusalFacts | undefined {
  const read = schemas[code]?.safeParse(refusal)
  return read?.success ? (read.data as RefusalFacts) : undefined
}
