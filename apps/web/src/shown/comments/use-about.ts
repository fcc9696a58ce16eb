import type { CommentThread } from '@teamloom/contract/comments.ts'
import type { Label } from '@teamloom/kit/label.ts'
import { useTranslation } from 'react-i18next'
import { useLabel } from '#web/lib/i18n.ts'
import { useSideName } from '#web/shown/side-name.ts'

type Thing = { readonly name: string; readonly label: Label }
type Named = { readonly parts: readonly (Thing & { readonly elements: readonly Thing[] })[] }

/** What a thread is about, in words: `Wolves crest, Front`. */
export function useAbout(
  product: Named | undefined,
): (thread: Pick<CommentThread, 'anchor' | 'about'>) => string {
  const { t } = useTranslation()
  const label = useLabel()
  const sideName = useSideName()
  return ({ anchor, about }) => {
    if (about && !about.isThere) return t('comments.removed', { name: about.name })
    if ('partName' in anchor && anchor.partName !== undefined) {
      const { partName, elementName } = anchor
      const part = product?.parts.find(({ name }) => name === partName)
      const element = part?.elements.find(({ name }) => name === elementName)
      return element ? label(element.label) : t('comments.whole')
    }
    const side = 'side' in anchor && anchor.side !== undefined ? sideName(anchor.side) : undefined
    if (about && side) return t('comments.aboutSide', { thing: about.name, side })
    return about?.name ?? side ?? t('comments.whole')
  }
}
