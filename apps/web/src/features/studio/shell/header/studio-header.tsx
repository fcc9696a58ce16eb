import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconShoppingBagPlus,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { arrivalForEvent } from '@teamloom/commerce/delivery/event-arrival.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { findDeprecatedDecoration, findDeprecatedElement } from '@teamloom/design/deprecation.ts'
import { createElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventOfTeam } from '#web/data/event-dates.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'
import type { OrderPlace } from '#web/features/studio/session/order-place.ts'
import { useDesign, useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useHistory } from '#web/features/studio/session/use-history.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { AddToTeam } from '#web/features/studio/shell/header/add-to-team.tsx'
import { Breadcrumbs, TitleMenu } from '#web/features/studio/shell/header/breadcrumbs.tsx'
import { SaveState } from '#web/features/studio/shell/header/save-state.tsx'
import classes from '#web/features/studio/shell/header/studio-header.module.css'
import { DeliveryDates } from '#web/shown/delivery-dates.tsx'
import { Tip } from '#web/ui/tip.tsx'

type Props = {
  readonly design: DesignItem
  readonly projectName: string
  readonly priceButton: ReactNode
  readonly isAdding: boolean
  readonly onVersions: () => void
  readonly onMockup: () => void
  readonly onAddToCart: () => void
  readonly order?: OrderPlace | undefined
}

export function StudioHeader(props: Props) {
  const { design, projectName, priceButton, isAdding, onVersions, onMockup, onAddToCart, order } = props
  const { t } = useTranslation()
  const { undo, redo } = useHistory()
  const live = useLive()
  const isDeprecated = useDesignFact(({ state }) => state.design.deprecated)
  // French words are longer: the design's name would be left without room.
  const isTight = useMediaQuery('(max-width: 1359px)', false, { getInitialValueInEffect: false })
  const isNarrow = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  useStudioKeys({
    'Mod+z': undo,
    'Mod+Shift+z': redo,
    'Mod+y': redo,
  })
  return (
    <header className={classes.header}>
      {order ? (
        <ol className={classes.crumbs}>
          <li>{order.back}</li>
          <li>
            <h1 className={classes.ordered}>{design.name ?? t('common.untitled')}</h1>
            <TitleMenu onVersions={onVersions} />
          </li>
        </ol>
      ) : (
        <Breadcrumbs
          design={design}
          projectName={projectName}
          isCompact={isTight}
          onVersions={onVersions}
          onMockup={onMockup}
        />
      )}
      {isDeprecated && <DeprecatedTag />}
      <SaveState isCompact={isNarrow} />
      <UndoRedo />
      <span className={classes.space} />
      {live && createElement(live.parts.Avatars)}
      <DeliveryEstimate isCompact={isNarrow} />
      {order ? (
        order.price
      ) : (
        <>
          {priceButton}
          <AddToTeam design={design} isCompact={isTight} />
          <Button
            leftSection={isNarrow ? undefined : <IconShoppingBagPlus size={18} stroke={1.6} />}
            loading={isAdding}
            onClick={onAddToCart}
          >
            {t('studio.addToCart')}
          </Button>
        </>
      )}
    </header>
  )
}

/** Something in use is no longer offered: a click leads to it. */
export function DeprecatedTag() {
  const { t } = useTranslation()
  const { product, select } = useStudio()
  const { document } = useDesign()
  const element = findDeprecatedElement(product, document)
  const decoration = findDeprecatedDecoration(product, document)
  const lead = () => {
    if (element) select({ kind: 'element', partName: element.partName, elementName: element.elementName })
    else if (decoration) select({ kind: 'decoration', decorationId: decoration.id })
  }
  return (
    <Tip label={t(product.isRetired ? 'studio.productRetired' : 'studio.deprecatedSee')}>
      <button type="button" className={classes.deprecated} disabled={!element && !decoration} onClick={lead}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        {t('studio.modifyToPurchase')}
      </button>
    </Tip>
  )
}

export function UndoRedo() {
  const { t } = useTranslation()
  const { undo, redo } = useHistory()
  const canUndo = useDesignFact(snapshot => snapshot.canUndo)
  const canRedo = useDesignFact(snapshot => snapshot.canRedo)
  return (
    <div className={classes.history}>
      <Tip label={t('studio.undo')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('studio.undo')}
          disabled={!canUndo}
          onClick={undo}
        >
          <IconArrowBackUp size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
      <Tip label={t('studio.redo')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('studio.redo')}
          disabled={!canRedo}
          onClick={redo}
        >
          <IconArrowForwardUp size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
    </div>
  )
}

function DeliveryEstimate({ isCompact }: { readonly isCompact: boolean }) {
  const { t } = useTranslation()
  const { product, teamId } = useStudio()
  const [today] = useState(() => new Date())
  const eventDate = useEventOfTeam()(teamId)
  const arrival = eventDate && arrivalForEvent(eventDate, { start: today, today, time: product.deliveryTime })
  const kind = (arrival && arrival.kind) || 'before'
  return (
    <div className={classes.delivery} data-event={kind}>
      {!isCompact && <IconTruckDelivery size={20} stroke={1.6} aria-hidden />}
      <p>
        <span>{t(`studio.delivery.${kind}`)}</span>
        <b>
          <DeliveryDates time={product.deliveryTime} />
        </b>
      </p>
    </div>
  )
}
