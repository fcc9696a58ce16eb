import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { useMayChooseTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadPopover = async () =>
  (await loadCode(() => import('#web/features/studio/panels/whole/team-colors-popover.tsx')))
    .TeamColorsPopover

/** The team's colours as dots, and for its members the way to choose them. */
export function TeamColors({ colors }: { readonly colors: readonly string[] }) {
  const { t } = useTranslation()
  const mayChoose = useMayChooseTeamColors()
  const [isOpen, form] = useDisclosure(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const popover = useLoaded(loadPopover, isOpen, form.close)
  const name = t('studio.whole.teamColours')
  return (
    <span className={classes.named}>
      {name}
      {colors.length > 0 && (
        <span className={classes.dots} aria-hidden>
          {colors.map(hex => (
            <span key={hex} className={panel.swatch} style={{ background: hex }} />
          ))}
        </span>
      )}
      {mayChoose && (
        <>
          <ActionIcon
            ref={setButton}
            variant="subtle"
            size={28}
            aria-label={t('studio.whole.editTeamColours')}
            aria-haspopup="dialog"
            aria-expanded={isOpen && popover !== undefined}
            title={t('studio.whole.editTeamColours')}
            onClick={form.toggle}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
          {popover &&
            button &&
            createElement(popover, {
              target: button,
              opened: isOpen,
              onClose: form.close,
              label: name,
              colors,
            })}
        </>
      )}
    </span>
  )
}
