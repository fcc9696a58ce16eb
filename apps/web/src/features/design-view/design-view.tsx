import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconShoppingBagPlus, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { Project } from '@teamloom/contract/projects.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mailDesignLink } from '#web/data/designs.ts'
import { useMe } from '#web/data/user.ts'
import { DesignFacts } from '#web/features/design-view/design-facts.tsx'
import classes from '#web/features/design-view/design-view.module.css'
import { PiecePrice } from '#web/features/design-view/piece-price.tsx'
import { SendLink } from '#web/features/design-view/send-link.tsx'
import { TurningPicture } from '#web/features/design-view/turning-picture.tsx'
import { loadTexts, useLabel } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { DeliveryDates } from '#web/shown/delivery-dates.tsx'
import { useLoaded } from '#web/ui/use-loaded.ts'

// After the garment, which one comes for.
const loadComments = async () => {
  const [{ ViewComments }] = await Promise.all([
    loadCode(() => import('#web/features/design-view/view-comments.tsx')),
    loadTexts('comments'),
  ])
  return ViewComments
}

type Props = {
  readonly design: DesignItem
  readonly project: Pick<Project, 'id' | 'name' | 'team_id'>
  readonly state: DesignState
  readonly definition: ProductDefinition
  readonly cartLink: ReactNode
  readonly isAdding: boolean
  readonly onAddToCart: () => void
}

/** A design where there is no room to change it: to turn, to order, and to be sent where there is. */
export function DesignView({ design, project, state, definition, cartLink, isAdding, onAddToCart }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const comments = useLoaded(loadComments, false)
  const { data: me } = useMe()
  const name = design.name ?? t('common.untitled')
  const productName = label(definition.product.label)
  return (
    <div className={classes.root}>
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <header className={classes.bar}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('designView.back', { project: project.name })}
          renderRoot={props => (
            <Link to="/projects/$projectId/designs" params={{ projectId: project.id }} {...props} />
          )}
        >
          <IconArrowLeft size={20} stroke={1.6} />
        </ActionIcon>
        <span className={classes.project}>{project.name}</span>
        {cartLink}
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <TurningPicture name={name} images={state.images} />
        <DesignFacts name={name} heading="h1" product={productName === name ? undefined : productName}>
          <PiecePrice definition={definition} state={state} />
          <div className={classes.order}>
            <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
            <p>
              <span>{t('studio.delivery.before')}</span>
              <b>
                <DeliveryDates time={state.deliveryTime} />
              </b>
            </p>
            <Button
              size="lg"
              leftSection={<IconShoppingBagPlus size={18} stroke={1.6} aria-hidden />}
              loading={isAdding}
              onClick={onAddToCart}
            >
              {t('studio.addToCart')}
            </Button>
          </div>
        </DesignFacts>
        {comments && createElement(comments, { state, teamId: project.team_id, definition })}
        {/* A guest has no address for it. */}
        {me && !me.isGuest && (
          <SendLink title={t('designView.title')} mail={() => mailDesignLink(design.id)} />
        )}
      </main>
    </div>
  )
}
