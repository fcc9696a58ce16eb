import { ActionIcon, Button } from '@mantine/core'
import { IconPhotoShare, IconShoppingBagPlus } from '@tabler/icons-react'
import { longDateText } from '@teamloom/kit/date-text.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PricePanel } from '#web/features/studio/panels/price/price-panel.tsx'
import { changeSheet } from '#web/features/studio/session/sheet.ts'
import classes from '#web/features/studio/shell/handheld/handheld.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { useSession } from '#web/lib/session.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  /** Puts it on the page of sizes. */
  readonly team: ReactNode
  readonly isAdding: boolean
  readonly onAddToCart: () => void
  readonly onMockup: () => void
  readonly onSizeChart: () => void
}

/** The price, and all that one goes on to from it. */
export function PriceFace({ team, isAdding, onAddToCart, onMockup, onSizeChart }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const session = useSession()
  return (
    <section className={classes.price} aria-label={t('price.title')}>
      <PricePanel
        onClose={() => changeSheet({ height: 'peek' })}
        onSizeChart={onSizeChart}
        next={
          <>
            {session?.isGuest && (
              <div className={classes.kept}>
                <Notice
                  kind="info"
                  title={t('nav.guest.until', { date: longDateText(session.exp * 1000, locale) })}
                  text={t('handheld.guestKeeps')}
                />
              </div>
            )}
            <div className={classes.actions}>
              <ActionIcon variant="default" size={44} aria-label={t('studio.mockup')} onClick={onMockup}>
                <IconPhotoShare size={20} stroke={1.6} />
              </ActionIcon>
              {team}
              <Button
                leftSection={<IconShoppingBagPlus size={18} stroke={1.6} />}
                loading={isAdding}
                onClick={onAddToCart}
              >
                {t('studio.addToCart')}
              </Button>
            </div>
          </>
        }
      />
    </section>
  )
}
