import { must } from '@teamloom/kit/assert.ts'
import { ok, type Result, refuse } from '@teamloom/kit/result.ts'
import type { Action, ActionContext, ActionRefusal } from './actions/action.ts'
import { actions, type DesignChange } from './actions/index.ts'
import type { DesignDocument } from './document.ts'

/** The keys of what a change has changed, as the document's `touched` has them; an added decoration needs its id. */
export function touchedBy(change: DesignChange): readonly string[] {
  const { touches } = must(byName.get(change.action), change.action)
  return [touches(change, { newId: '' })].flat()
}

/** What two changes in a row have alike when the later makes the earlier needless; undefined where both count. */
export function setAnewBy(change: DesignChange): string | undefined {
  const target = must(byName.get(change.action), change.action).setsAnew?.(change)
  return target === undefined ? undefined : `${change.action} ${target}`
}

/** Whether the later of two changes in a row sets the same thing anew, so that the earlier need not be sent. */
export function replacesChange(later: DesignChange, earlier: DesignChange): boolean {
  const target = setAnewBy(later)
  return target !== undefined && target === setAnewBy(earlier)
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
  const { ability: asked } = action
  const abilities = typeof asked === 'function' ? asked(change, document) : [asked]
  const withheld = abilities.find(ability => !context.may(ability))
  if (withheld) return refuse('notAllowed', { ability: withheld })
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
