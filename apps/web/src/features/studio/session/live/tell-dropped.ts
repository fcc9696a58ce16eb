import type { Product } from '@teamloom/catalog/definition.ts'
import { factsOf } from '@teamloom/contract/refusal-facts.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { touchedBy } from '@teamloom/design/apply-change.ts'
import { keyWords } from '@teamloom/design/difference-words.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import i18next from 'i18next'
import { refusalText } from '#web/lib/error-toast.ts'
import { loadTexts } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

/** LV17: says which change of mine found no place in the design any more, and why. */
export async function tellDropped(
  refusal: ActionRefusal,
  change: DesignChange,
  document: DesignDocument,
  product: Product,
): Promise<void> {
  await loadTexts('live')
  const words = keyWords(touchedBy(change)[0] ?? '', document, product)
  const reason = refusalText(refusal.code, factsOf(refusal.code, refusal))
  const message = i18next.t('live.dropped', {
    thing: i18next.language === 'fr' ? words.fr : words.en,
    reason,
  })
  showToast({ key: 'live-dropped', kind: 'warning', message })
}
