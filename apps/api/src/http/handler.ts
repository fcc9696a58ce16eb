import type { Call, DataOf, Received } from '@teamloom/contract/call.ts'
import type { Ok, Refusal, Result } from '@teamloom/kit/result.ts'
import type { Actor, Service } from '#api/access/caller.ts'
import type { AuditRecord } from '#api/audit/record-audit.ts'
import type { Database, Reader, Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** Who calls: a person with a session, another server with the service key, or anyone. */
type CallerOf<C extends Call> = C['access'] extends 'session' | 'staff' | 'admin' | 'session-or-leaving'
  ? { readonly actor: Actor }
  : C['access'] extends 'session-or-service'
    ? { readonly caller: Actor | Service }
    : unknown

export type Request<C extends Call> = Received<C> &
  CallerOf<C> & {
    readonly now: Date
    /** Before every address that is answered: `https://studio.example`. */
    readonly origin: string
    /** Where it came from, for limits. */
    readonly address: string
    /** What it was asked from, `Firefox, Linux`; empty where it does not say. */
    readonly device: string
    /** The session that whoever calls shows, unread: that of a guest who signs up or logs in. */
    readonly shownSession: string | undefined
    /** Sends a new session with the answer, when the call succeeds. */
    readonly giveSession: (token: string) => void
    /** The answer says how long to wait, when the call is refused. */
    readonly retryAfter: (seconds: number) => void
  }

export type Answer<C extends Call> = Result<DataOf<C>, Refusal<C['refusals'][number]>>

/** A call and what answers it. */
export type Handler = {
  readonly call: Call
  /** In a transaction, with single reads, or in steps that each open their own. */
  readonly in: 'write' | 'read' | 'steps'
  readonly run: (request: never, access: never, services: Services) => Promise<Result<unknown, Refusal>>
  /** AC63: what the audit is told once it has been answered. */
  readonly audits?: ((request: never) => AuditRecord) | undefined
  /** Before its transaction, in turns with others: what would hold them up within it, so that it is known there. */
  readonly prepare?: ((request: never, tx: Reader) => Promise<void>) | undefined
}

/** OR30: the answer of a dry run: nothing of what was done for it is kept. */
export type Unkept<Value> = Ok<Value> & { readonly isKept: false }

/** Answers a call inside one transaction: refused or thrown, nothing is kept. */
export function writes<C extends Call>(
  call: C,
  run: (request: Request<C>, tx: Tx, services: Services) => Promise<Answer<C>>,
  prepare?: (request: Request<C>, tx: Reader) => Promise<void>,
): Handler {
  return { call, in: 'write', run, prepare }
}

/** Answers a call that changes nothing, without a transaction. */
export function reads<C extends Call>(
  call: C,
  run: (request: Request<C>, tx: Reader, services: Services) => Promise<Answer<C>>,
  audits?: (request: Request<C>) => AuditRecord,
): Handler {
  return { call, in: 'read', run, audits }
}

/** For long work between transactions, so that none stays open while an image is read. */
export function inSteps<C extends Call>(
  call: C,
  run: (request: Request<C>, database: Database, services: Services) => Promise<Answer<C>>,
): Handler {
  return { call, in: 'steps', run }
}
