import type { Received } from '@teamloom/contract/call.ts'
import type { RawCall } from '@teamloom/contract/raw-call.ts'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#api/services.ts'

/** A call of an address and what answers it by itself. */
export type RawHandler = {
  readonly call: RawCall
  readonly answer: (given: never, request: FastifyRequest, reply: FastifyReply) => unknown
  /** Through which door it goes; absent: the long one. */
  readonly config: FastifyContextConfig
  /** How a call is given the bytes that it takes: as they come, or once all are there; absent where it takes none. */
  readonly takes?: 'stream' | 'buffer'
}

/** What answers some addresses, with what they keep among them. */
export type OpenRawHandlers = (dependencies: Dependencies) => readonly RawHandler[]

/** `answer` is given what was asked as the call describes it, and sends what it finds. */
export function answers<const C extends RawCall>(
  call: C,
  answer: (given: Received<C>, request: FastifyRequest, reply: FastifyReply) => unknown,
  { takes, ...config }: FastifyContextConfig & Pick<RawHandler, 'takes'> = {},
): RawHandler {
  return { call, answer, config, ...(takes ? { takes } : {}) }
}
