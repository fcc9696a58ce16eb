import { Modal, Skeleton, Tabs } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartedProduct } from '#web/features/size-chart/charted-product.ts'
import classes from '#web/features/size-chart/size-chart-dialog.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import dialog from '#web/ui/dialog.module.css'

/** The chart comes with the patterns, which nothing else of the page needs. */
const SizeChart = lazy(async () => ({
  default: (await loadCode(() => import('#web/features/size-chart/size-chart.tsx'))).SizeChart,
}))

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly products: readonly ChartedProduct[]
}

/** What each size measures; one tab per product when there are several. */
export function SizeChartDialog({ opened, onClose, products }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const [chosen, setChosen] = useState<string>()
  const shown = products.find(({ definition }) => definition.product.name === chosen) ?? products[0]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={960}
      title={t('sizeChart.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ title: dialog.title!, header: dialog.header!, body: dialog.body! }}
    >
      {products.length > 1 && shown ? (
        <Tabs
          value={shown.definition.product.name}
          onChange={name => setChosen(name ?? undefined)}
          variant="none"
          keepMounted={false}
        >
          <Tabs.List className={classes.tabs!} aria-label={t('sizeChart.products')}>
            {products.map(({ definition }) => (
              <Tabs.Tab
                key={definition.product.name}
                className={classes.tab!}
                value={definition.product.name}
              >
                {label(definition.product.label)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {products.map(product => (
            <Tabs.Panel key={product.definition.product.name} value={product.definition.product.name}>
              {chartOf(product)}
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        shown && chartOf(shown)
      )}
    </Modal>
  )
}

function chartOf(product: ChartedProduct) {
  return (
    <Suspense fallback={<Skeleton height={440} radius={12} />}>
      <SizeChart {...product} />
    </Suspense>
  )
}
