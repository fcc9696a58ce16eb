import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fitted, type View, zoomAt, zoomSteps } from '#web/lib/zoom.ts'
import { Tip } from '#web/ui/tip.tsx'
import classes from '#web/ui/zoom-tools.module.css'

const center = { x: 0, y: 0 }

type Props = { readonly view: View; readonly onView: (view: View) => void }

/** Nearer, all of it, farther: over the corner of a picture. */
export function ZoomTools({ view, onView }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.zoom} data-stage-tool role="group" aria-label={t('studio.zoomFit')}>
      <Tip label={t('studio.zoomIn')} position="left">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('studio.zoomIn')}
          disabled={view.zoom >= zoomSteps.most}
          onClick={() => onView(zoomAt(view, view.zoom * zoomSteps.factor, center))}
        >
          <IconPlus size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
      <Tip label={t('studio.zoomFit')} position="left">
        <button
          type="button"
          className={classes.percent}
          onClick={() => onView(fitted)}
          aria-label={`${t('studio.zoomFit')}, ${Math.round(view.zoom * 100)} %`}
        >
          {Math.round(view.zoom * 100)}%
        </button>
      </Tip>
      <Tip label={t('studio.zoomOut')} position="left">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('studio.zoomOut')}
          disabled={view.zoom <= zoomSteps.least}
          onClick={() => onView(zoomAt(view, view.zoom / zoomSteps.factor, center))}
        >
          <IconMinus size={18} stroke={1.6} />
        </ActionIcon>
      </Tip>
    </div>
  )
}
