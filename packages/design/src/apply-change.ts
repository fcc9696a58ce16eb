import { must } from '@teamloom/kit/assert.ts'
import { ok, type Result, refuse } from '@teamloom/kit/result.ts'
import type { Action, ActionContext, ActionRefusal } from './actions/action.ts'
import { actions, type DesignChange } from './actions/index.ts'
import type { DesignDocument } from './document.ts'

/** The changes that take a change back, in their order; `before` is the design that it was applied to. */
export function invertChange(before: DesignDocument, change: DesignChange): DesignChange[] {
  return must(byName.get(change.action), change.action).invert(before, change) as unknown as DesignChange[]
}

/** Whether the later of two changes in a row sets the same thing anew, so that the earlier need not be sent. */
export function replacesChange(later: DesignChange, earlier: DesignChange): boolean {
  const { setsAnew } = must(byName.get(later.action), later.action)
  const target = later.action === earlier.action ? setsAnew?.(later) : undefined
  return target !== undefined && target === setsAnew?.(earlier)
}

const byName: ReadonlyMap<string, Action> = new Map(
  actions.map(action => [action.action, action as unknown as Action]),
)

/**
 * The design after one checked change. `revision` is the one that results; `basedOn` the one that the sender saw: a
 * change whose target has changed since is refused with `conflict`.
 */
export function applyChange(
  document: DesignDocument,
  change: DesignChange,
  context: ActionContext,
  revisions: { readonly next: number; readonly basedOn?: number | undefined },
): Result<DesignDocument, ActionRefusal> {
  const action = must(byName.get(change.action), change.action)
  if (!context.may(action.ability)) return refuse('notAllowed', { ability: action.ability })
  const touched = [action.touches(change, context)].flat()
  const { basedOn } = revisions
  if (basedOn !== undefined) {
    const keys = [...touched, ...(action.dependsOn?.(change) ?? [])]
    const changed = keys.find(key => (document.touched[key] ?? 0) > basedOn)
    if (changed) return refuse('conflict', { target: changed })
  }
  const result = action.apply(document, change, context)
  if (!result.ok) return result
  const anew = Object.fromEntries(touched.map(key => [key, revisions.next]))
  return ok({ ...result.value, touched: { ...document.touched, ...anew } })
}
