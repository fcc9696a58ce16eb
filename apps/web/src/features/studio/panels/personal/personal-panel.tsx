import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Allowed, useWithheld } from '#web/features/studio/controls/allowed.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { PanelHead } from '#web/features/studio/controls/panel-head.tsx'
import { HeightsTable } from '#web/features/studio/panels/personal/heights-table.tsx'
import { PersonSwitch } from '#web/features/studio/panels/personal/person-switch.tsx'
import { PersonalFoot } from '#web/features/studio/panels/personal/personal-foot.tsx'
import { PieceKinds } from '#web/features/studio/panels/personal/piece-kinds.tsx'
import { SlotRow } from '#web/features/studio/panels/personal/slot-row.tsx'
import { type Own, useOwnKinds } from '#web/features/studio/panels/personal/use-own-kinds.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useDecorationActions } from '#web/features/studio/session/use-decoration-actions.ts'
import { showRefusal } from '#web/lib/error-toast.ts'

/** All that is each person's own as one: what it is, how high, where else, how it is made and what it costs. */
export function PersonalPanel() {
  const { decorations } = useDesign().state
  const own = decorations.filter(({ personal }) => personal)
  return own.length > 0 ? <Everything own={own} /> : null
}

function Everything({ own }: Own) {
  const { t } = useTranslation()
  const { session, select, may } = useStudio()
  const { removeAll } = useDecorationActions()
  const cannotDelete = useWithheld('canDeleteArtwork')
  const title = useOwnKinds(own)
  const slots = own.filter(({ linkedTo }) => linkedTo === undefined)
  const turnOff = () => {
    for (const { id: decorationId } of own)
      if (!showRefusal(session.change({ action: 'setDecorationPersonal', decorationId, personal: null })))
        return
    select(null)
  }
  return (
    <>
      <PanelHead
        eyebrow={t('studio.decoration')}
        title={title}
        actions={
          <Tooltip label={cannotDelete ?? t('personal.panel.remove')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('personal.panel.remove')}
              {...(cannotDelete !== null && { 'aria-disabled': true, 'data-disabled': true })}
              onClick={() => cannotDelete === null && removeAll(own, title)}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where nothing in it can be used, it is scrolled itself */}
      <div className={panel.body} tabIndex={may('canUpdateArtworkPosition') ? undefined : 0}>
        <section className={panel.section}>
          <Allowed ability="canUpdateArtworkPosition">
            <PersonSwitch checked onChange={turnOff} />
            {slots.map(decoration => (
              <SlotRow key={decoration.id} decoration={decoration} />
            ))}
          </Allowed>
        </section>
        <HeightsTable own={own} />
        <PieceKinds own={own} what={title} />
      </div>
      <PersonalFoot />
    </>
  )
}
