import { ActionIcon, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/panel/panel.module.css'
import { TeamColorsForm } from '#web/features/studio/whole/team-colors-form.tsx'
import { useMayChooseTeamColors } from '#web/features/studio/whole/use-team-colors.ts'
import classes from '#web/features/studio/whole/whole.module.css'

/** The team's colours as dots, and for its members the way to choose them. */
export function TeamColors({ colors }: { readonly colors: readonly string[] }) {
  const { t } = useTranslation()
  const mayChoose = useMayChooseTeamColors()
  const [isOpen, form] = useDisclosure(false)
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
        <Popover
          opened={isOpen}
          onChange={form.toggle}
          position="left-start"
          shadow="xl"
          width={320}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              size={28}
              aria-label={t('studio.whole.editTeamColours')}
              title={t('studio.whole.editTeamColours')}
              onClick={form.toggle}
            >
              <IconPencil size={16} stroke={1.6} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={name}>
            <TeamColorsForm first={colors} onDone={form.close} />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}
