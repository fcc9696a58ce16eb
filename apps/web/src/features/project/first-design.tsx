import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProducts } from '#web/data/designs.ts'
import classes from '#web/features/project/first-design.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = { readonly projectId: string; readonly canAdd: boolean }

/** In place of designs that are still to come: what one looks like, and the way to it. */
export function FirstDesign({ projectId, canAdd }: Props) {
  const { t } = useTranslation()
  const products = useProducts()
  return (
    <section className={classes.root} aria-labelledby="first-design">
      <div className={classes.picture}>
        <GarmentPicture url={products.data?.[0]?.image} alt="" sizes="480px" fallback={<span />} />
      </div>
      <div className={classes.words}>
        <h2 id="first-design" className={classes.title}>
          {t('project.empty.title')}
        </h2>
        <p className={classes.text}>{t('project.empty.text')}</p>
        {canAdd && (
          <Button
            size="lg"
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            renderRoot={props => (
              <Link to="/projects/$projectId/newdesign" params={{ projectId }} {...props} />
            )}
          >
            {t('project.newDesign')}
          </Button>
        )}
      </div>
    </section>
  )
}
