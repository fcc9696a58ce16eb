import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { type PersonalKind, personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration, findType } from '@teamloom/design/lookup.ts'
import { canBePersonal } from '@teamloom/design/personal.ts'
import { reasonAgainstType } from '@teamloom/design/place-for-type.ts'
import { useWriteText } from '#web/data/text-art.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { refusalText, showRefusal } from '#web/lib/error-toast.ts'

/** What can be done to words that are each person's own, or to written words that may become so. */
export function usePersonal(decoration: DecorationView, recipe: TextRecipe) {
  const { session, product, teamId, isStaff } = useStudio()
  const { document } = useDesign()
  const writing = useWriteText(teamId)
  const { id: decorationId, personal } = decoration
  const state = findDecoration(document, decorationId)
  const firstKind: PersonalKind = /^\d+$/.test(recipe.words.trim()) ? 'number' : 'name'
  const own = findType(product, decoration.type)
  const fits = (type: typeof own) =>
    type !== undefined && canBePersonal(type, state?.artwork ?? null, firstKind)
  const others = product.decorationTypes
    .filter(type => fits(type) && (!type.adminOnly || isStaff))
    .filter(type => state && reasonAgainstType(document, product, type, state) === null)
  // First what is fit for all words, in colours of a chart.
  const instead = others.find(isForAllWords) ?? others[0]
  const sampleOf = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, 30)
  const give = (kind: PersonalKind, sample: string) =>
    session.change({
      action: 'setDecorationPersonal',
      decorationId,
      personal: { kind, sample, mayBeEmpty: personal?.mayBeEmpty ?? kind === 'number' },
    })

  function turn(isOn: boolean): void {
    if (!isOn) {
      showRefusal(session.change({ action: 'setDecorationPersonal', decorationId, personal: null }))
      return
    }
    if (!fits(own)) {
      if (!instead) return
      const type = instead.type
      if (!showRefusal(session.change({ action: 'changeDecorationType', decorationId, type }))) return
    }
    showRefusal(give(firstKind, sampleOf(recipe.words)))
  }

  /** The sample in its letters becomes artwork: here, and wherever the same words stand. */
  function write(words: string): void {
    writing.mutate(
      { recipe: { ...recipe, words } },
      {
        onSuccess: artwork => {
          session.learnArtwork(artwork)
          const { assetId, assetVersionId } = artwork
          const same = session
            .getSnapshot()
            .document.decorations.filter(
              each =>
                each.id === decorationId ||
                (each.linkedTo === decorationId &&
                  each.artwork?.assetVersionId === decoration.assetVersionId),
            )
          for (const { id } of same) {
            const set = { action: 'setDecorationAsset', decorationId: id, assetId, assetVersionId } as const
            if (!showRefusal(session.change({ ...set, sample: words }))) return
          }
        },
      },
    )
  }

  const { error } = writing
  return {
    canBe: fits(own) || instead !== undefined,
    turn,
    setKind: (kind: PersonalKind) => showRefusal(give(kind, personal?.sample ?? sampleOf(recipe.words))),
    write: {
      run: write,
      isPending: writing.isPending,
      fault:
        error &&
        (error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown')),
    },
  }
}

function isForAllWords({ perPiece, inks }: DecorationType): boolean {
  return perPiece?.kinds.length === personalKinds.length && inks.from === 'palette'
}
