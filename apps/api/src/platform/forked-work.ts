import { isOutage } from '#api/platform/outage.ts'
import { tellParent } from '#api/platform/tell-parent.ts'

/** What a forked process says: that it is there, then the answer to each piece of work. */
export type ForkedAnswer =
  | 'ready'
  | { readonly ok: true; readonly value: unknown }
  /** `isOutage`: the system did not give it what it needs. */
  | { readonly ok: false; readonly message: string; readonly isOutage: boolean }

/** Does what the parent sends, until that is gone. */
export function workForParent<Job>(work: (job: Job) => Promise<unknown>): void {
  const answerOf = (job: Job): Promise<ForkedAnswer> =>
    work(job).then(
      value => ({ ok: true, value }),
      (error: unknown) => ({ ok: false, message: String(error), isOutage: isOutage(error) }),
    )
  process.on('message', (job: Job) => void answerOf(job).then(tellParent))
  process.on('disconnect', () => process.exit())
  tellParent('ready' satisfies ForkedAnswer)
}
