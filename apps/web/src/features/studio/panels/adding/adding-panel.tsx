import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useTextRecipe } from '#web/data/text-art.ts'
import { GroundNotice } from '#web/features/studio/controls/checks/take-ground.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { PanelHead } from '#web/features/studio/controls/panel-head.tsx'
import classes from '#web/features/studio/panels/adding/adding.module.css'
import { AddingSteps } from '#web/features/studio/panels/adding/adding-steps.tsx'
import { PlaceAndSize } from '#web/features/studio/panels/place-and-size.tsx'
import { TypeTiles } from '#web/features/studio/panels/type-tiles.tsx'
import type { AddingStep } from '#web/features/studio/session/selection.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { usePriceDifference } from '#web/features/studio/session/use-price-difference.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly decorationId: string; readonly step: AddingStep }

/** New artwork is on the garment already; how it is made and where it lies is asked one after the other. */
export function AddingPanel({ decorationId, step }: Props) {
  const { t } = useTranslation()
  const { select } = useStudio()
  const { state } = useDesign()
  const decoration = state.decorations.find(({ id }) => id === decorationId)
  // Known when one goes back to the words.
  useTextRecipe(decoration?.imageData?.isVector ? decoration.assetVersionId : null)
  if (!decoration) return null
  const back =
    step === 'kind'
      ? { label: t('artwork.back'), to: { kind: 'new-decoration', decorationId } as const }
      : {
          label: t('artwork.steps.backToKind'),
          to: { kind: 'decoration', decorationId, step: 'kind' } as const,
        }
  return (
    <>
      <PanelHead
        eyebrow={t('decoration.addTitle')}
        title={decoration.name}
        actions={
          <Tooltip label={back.label}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={back.label}
              onClick={() => select(back.to)}
            >
              <IconArrowLeft size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        }
      />
      <AddingSteps key={step} at={step} decorationId={decorationId} />
      <div className={panel.body}>
        {step === 'kind' ? (
          <>
            <GroundNotice decoration={decoration} />
            <TypeTiles decoration={decoration} isNew />
          </>
        ) : (
          <Place decoration={decoration} />
        )}
      </div>
      <footer className={classes.foot}>
        <PriceAfter decorationId={decorationId} />
        <Button
          onClick={() =>
            select({ kind: 'decoration', decorationId, ...(step === 'kind' && { step: 'place' as const }) })
          }
        >
          {t(step === 'kind' ? 'artwork.steps.choosePlace' : 'artwork.steps.done')}
        </Button>
      </footer>
    </>
  )
}

function Place({ decoration }: { readonly decoration: DecorationView }) {
  const isDrawing = decoration.imageData?.isVector ?? false
  const { data: recipe } = useTextRecipe(isDrawing ? decoration.assetVersionId : null)
  return <PlaceAndSize decoration={decoration} recipe={recipe ?? null} />
}

/** A piece with the decoration, and what it was before. */
function PriceAfter({ decorationId }: { readonly decorationId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { priceFor, qty, currency } = usePrice()
  const without = usePriceDifference()({ action: 'removeDecoration', decorationId })
  const piece = priceOfPiece(priceFor(qty))
  if (piece === null || without === null) return <span />
  return (
    <p className={`figures ${classes.price}`}>
      <b>{t(`artwork.steps.price.${product.soldAs}`, { price: moneyText(piece, currency, locale) })}</b>
      <small>{t('artwork.steps.before', { price: moneyText(piece + without, currency, locale) })}</small>
    </p>
  )
}
