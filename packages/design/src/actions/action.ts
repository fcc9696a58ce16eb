import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Refusal, Result } from '@teamloom/kit/result.ts'
import type { z } from 'zod/mini'
import type { DesignDocument } from '../document.ts'

/** What someone must be allowed to do it: those of the flags that designs know. */
export type DesignAbility =
  | 'canUpdateDesignStyles'
  | 'canUpdateDesignColors'
  | 'canAddArtwork'
  | 'canDeleteArtwork'
  | 'canUpdateArtworkPosition'
  | 'canUpdateArtworkColor'

/** What a change needs beside the design and its own fields. */
export type ActionContext = {
  readonly product: Product
  /** ISO 8601 UTC. */
  readonly now: string
  readonly isStaff: boolean
  readonly may: (ability: DesignAbility) => boolean
  /** True for an action that gives back what was there: what is no longer offered, too. */
  readonly restores?: boolean
  /** For what the change makes. */
  readonly newId: string
  /** Artwork of the team, by version; the action refuses what is not found. */
  readonly findArtwork: (assetVersionId: string) => Artwork | undefined
}

export type ActionRefusalCode =
  | 'conflict'
  | 'unknownPart'
  | 'unknownElement'
  | 'unknownStyle'
  | 'unknownLayer'
  | 'unknownColor'
  | 'unknownDecoration'
  | 'unknownDecorationType'
  | 'unknownLocation'
  | 'unknownSize'
  | 'unknownOption'
  | 'unknownTagName'
  | 'unknownTexture'
  | 'unknownPattern'
  | 'invalidPattern'
  | 'clothUnfit'
  | 'fileTypeLimited'
  | 'type_not_personal'
  | 'elementUnavailable'
  | 'layerRequired'
  | 'spotTaken'
  | 'imageTooSmall'
  | 'noSizeAvailable'
  | 'decorationTypeNotAllowed'
  | 'unsupportedFile'
  | 'userNotAdmin'
  | 'notAllowed'
  | 'assetDoesntExist'

export type ActionRefusal = Refusal<ActionRefusalCode>

/**
 * One change of a design, run in the browser at once and on the server for real. `touches` names what it changes, one
 * thing or several, for the conflict check: a change sent with the revision that it was made on is refused when its
 * target, or what the target `dependsOn`, has changed since.
 */
export type Action<Name extends string = string, Schema extends z.ZodMiniObject = z.ZodMiniObject> = {
  readonly action: Name
  readonly schema: Schema
  /** One, or all that what it changes in the design asks for. */
  readonly ability:
    | DesignAbility
    | ((input: z.output<Schema>, document: DesignDocument) => readonly DesignAbility[])
  readonly touches: (
    input: z.output<Schema>,
    context: Pick<ActionContext, 'newId'>,
  ) => string | readonly string[]
  readonly dependsOn?: (input: z.output<Schema>) => readonly string[]
  /** What an action sets anew: of two in a row with one answer the first need not be sent; undefined: both must. */
  readonly setsAnew?: (input: z.output<Schema>) => string | undefined
  readonly apply: (
    document: DesignDocument,
    input: z.output<Schema>,
    context: ActionContext,
  ) => Result<DesignDocument, ActionRefusal>
}

export function defineAction<const Name extends string, Schema extends z.ZodMiniObject>(
  action: Action<Name, Schema>,
): Action<Name, Schema> {
  return action
}
