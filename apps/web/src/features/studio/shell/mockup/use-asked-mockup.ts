import type { Side } from '@teamloom/bakes/side.ts'
import { decoratedSides } from '@teamloom/design/decorated-sides.ts'
import { useState } from 'react'
import type { AskedMockup } from '#web/data/mockups.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLocale } from '#web/lib/i18n.ts'

export type MockupChoices = {
  readonly sides: readonly Side[]
  readonly format: 'png' | 'pdf'
  readonly language: 'en' | 'fr'
  readonly isMeasured: boolean
  readonly unit: 'in' | 'cm'
  readonly hasColors: boolean
  readonly isPriced: boolean
  readonly isDated: boolean
}

/** What is chosen of a mock-up, and the call that asks for it. The quantity is the studio's. */
export function useAskedMockup() {
  const { document, state } = useDesign()
  const { product } = useStudio()
  const { qty } = usePrice()
  const language = useLocale()
  const [chosen, setChosen] = useState<MockupChoices>(() => ({
    sides: firstSides(product.sides, decoratedSides(document, product)),
    format: 'png',
    language,
    isMeasured: true,
    unit: 'in',
    hasColors: true,
    isPriced: true,
    isDated: true,
  }))
  const asked: AskedMockup = {
    designId: state.designId,
    sides: product.sides.filter(side => chosen.sides.includes(side)),
    format: chosen.format,
    language: chosen.language,
    units: chosen.isMeasured ? chosen.unit : 'none',
    colors: chosen.hasColors,
    dated: chosen.isDated,
    ...(chosen.isPriced ? { price: qty } : {}),
  }
  const choose = (change: Partial<MockupChoices>) => setChosen(was => ({ ...was, ...change }))
  return { chosen, choose, asked }
}

/** The sides that carry artwork; else the front and what is behind it. */
function firstSides(all: readonly Side[], decorated: readonly string[]): readonly Side[] {
  const carrying = all.filter(side => decorated.includes(side))
  return carrying.length > 0 ? carrying : all.slice(0, 2)
}
