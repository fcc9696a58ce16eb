import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod/mini'
import type { CommentThread } from './comments.ts'

/**
 * The socket of a design: `/api/v1/collaboration?userId=&designId=`, subprotocols a version and `access-token.<JWT>`;
 * with `preorderId=` that of a request, for staff.
 */
export const collaborationPath = '/api/v1/collaboration'
export const tokenProtocol = 'access-token.'
/**
 * From the second on pointers come as differences, and designs as they are stored; from the third on selections too, and
 * who comes and goes.
 */
export const collaborationVersions = ['teamloom.v3', 'teamloom.v2', 'teamloom.v1'] as const
export type CollaborationVersion = (typeof collaborationVersions)[number]

/** Why the server closed. Those from 4400 on are not worth coming back after. */
export const closeCodes = {
  stopping: 1012,
  notUnderstood: 1003,
  tooMuch: 1008,
  tooLarge: 1009,
  tooSlow: 1013,
  sessionEnded: 4401,
  noAccess: 4403,
  designGone: 4404,
} as const

/** Fractions of the picture of a side, unrounded; what is far outside of it is nowhere. */
export const coordinatesSchema = z.object({
  x: z.number().check(z.minimum(-100), z.maximum(100)),
  y: z.number().check(z.minimum(-100), z.maximum(100)),
  side: z.string().check(z.minLength(1), z.maxLength(20)),
  /** How large they see it, 1 as a whole: for whoever follows them. */
  zoom: z.optional(z.number().check(z.minimum(0.01), z.maximum(100))),
})

export type Coordinates = z.output<typeof coordinatesSchema>

export const targetSchema = z.union([
  z.object({ partName: z.string().check(z.maxLength(100)), elementName: z.string().check(z.maxLength(100)) }),
  z.object({ decorationId: idSchema }),
])

/** The part's element or the decoration that someone has selected. */
export type SelectionTarget = z.output<typeof targetSchema>

export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('movement'),
    /** Null: the pointer has left the stage. */
    coordinates: z.nullable(coordinatesSchema),
    timestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
  }),
  z.object({ type: z.literal('selection'), target: z.nullable(targetSchema) }),
])

export type ClientFrame = z.output<typeof clientFrameSchema>

/** Someone in the design. What they are called, their picture and selection come when they have changed, and at first. */
export type ConnectedUser = {
  readonly userId: string
  readonly designId: string
  readonly name: string
  readonly coordinates: Coordinates | null
  readonly colour: string
  readonly selection?: SelectionTarget | null
  readonly imageUrl?: string | null
  /** ISO 8601 UTC. */
  readonly lastSeen?: string
}

/** What has changed of someone; what is not named stays as it was. */
export type ChangedUser = Pick<ConnectedUser, 'userId'> & Partial<ConnectedUser>

/** A member of staff who looks at a request. */
export type Colleague = {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  readonly imageUrl: string | null
}

export type ServerFrame =
  | { readonly type: 'UpdateConnectedUsers'; readonly users: readonly ConnectedUser[] }
  /** In v2: those who have moved, and nobody else. */
  | {
      readonly type: 'MovedPointers'
      readonly users: readonly Pick<ConnectedUser, 'userId' | 'coordinates'>[]
    }
  /** In v3: those who have come, whole; of others what they have selected since; who has gone. */
  | {
      readonly type: 'ChangedUsers'
      readonly users: readonly ChangedUser[]
      readonly gone: readonly string[]
    }
  | {
      readonly type: 'UpdateDesign'
      readonly revision: number
      readonly timestamp: string
      /** base64(gzip(JSON)) of the state; of v2 the design as it is stored. */
      readonly design: string
    }
  | {
      readonly type: 'DesignChanged'
      readonly revision: number
      readonly user: { readonly userId: string | null; readonly name: string }
      readonly change: DesignChange
    }
  /** What is said about the design: a thread as it is now, null where it is gone; both null: all may have changed. */
  | {
      readonly type: 'CommentChanged'
      readonly threadId: string | null
      readonly thread: CommentThread | null
    }
  | { readonly type: 'DesignGone' }
  /** In v2: the house has changed prices, or what it offers. */
  | { readonly type: 'HouseChanged' }
  /** A request that is followed was saved; told at first too. */
  | { readonly type: 'PreorderChanged'; readonly revision: number }
  /** The techpack of a request that is followed was saved; told at first too, where there is one. */
  | { readonly type: 'TechpackChanged'; readonly revision: number }
  /** All who follow it, on every process, oneself too: at first, and when others come or go. */
  | { readonly type: 'PreorderFollowed'; readonly users: readonly Colleague[] }

/** The colours of people, told apart side by side: white is read on each. */
export const peopleColours = [
  '#0F6B62',
  '#9C1A5B',
  '#5A3A86',
  '#3A5A1E',
  '#7A4B00',
  '#52463A',
  '#8C2F16',
  '#1C5470',
  '#7B2382',
  '#8A1F2B',
] as const
